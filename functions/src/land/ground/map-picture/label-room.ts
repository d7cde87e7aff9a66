import type { Spot } from './shapes.ts';

export interface Size {
  width: number;
  height: number;
}

export interface MapLabel {
  text: string;
  /** Its middle. */
  at: Spot;
  /** Degrees clockwise. */
  angle: number;
}

interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** What is left of a map for words: none is put over another, or over what must stay visible. */
export class LabelRoom {
  readonly #size: Size;
  /** By the squares of the map that they reach into, so that few are looked at for one word. */
  readonly #taken = new Map<string, Disc[]>();

  constructor(size: Size) {
    this.#size = size;
  }

  /** Keeps words away from a place. */
  keep([x, y]: Spot, radius: number): void {
    this.#take({ x, y, radius });
  }

  /** Keeps words away from a rectangle. */
  keepBox([left, top]: Spot, { width, height }: Size): void {
    const radius = Math.min(width, height) / 2;
    const steps = Math.ceil(Math.max(width, height) / radius);
    for (let step = 0; step <= steps; step++)
      this.keep(
        [
          left + radius + ((width - 2 * radius) * step) / steps,
          top + radius + ((height - 2 * radius) * step) / steps,
        ],
        radius,
      );
  }

  /** Puts a label where it fits; false, and nothing is put, where it does not. */
  put({ text, at, angle }: MapLabel, fontSize: number): boolean {
    const discs = discsOf(at, angle, widthOf(text, fontSize), fontSize);
    if (!discs.every((disc) => this.#isFree(disc))) return false;
    discs.forEach((disc) => this.#take(disc));
    return true;
  }

  #take(disc: Disc): void {
    for (const square of squaresOf(disc)) {
      const there = this.#taken.get(square);
      if (there) there.push(disc);
      else this.#taken.set(square, [disc]);
    }
  }

  #isFree({ x, y, radius }: Disc): boolean {
    const { width, height } = this.#size;
    if (x < radius || y < radius || x > width - radius || y > height - radius) return false;
    return squaresOf({ x, y, radius }).every((square) =>
      (this.#taken.get(square) ?? []).every(
        (other) => Math.hypot(other.x - x, other.y - y) >= other.radius + radius,
      ),
    );
  }
}

const SQUARE = 16;

/** The squares of the map that a disc reaches into. */
function squaresOf({ x, y, radius }: Disc): string[] {
  const squares: string[] = [];
  const at = (length: number) => Math.floor(length / SQUARE);
  for (let column = at(x - radius); column <= at(x + radius); column++)
    for (let row = at(y - radius); row <= at(y + radius); row++) squares.push(`${column} ${row}`);
  return squares;
}

/** Discs in a row along the label: they need no thought for its angle. */
function discsOf([x, y]: Spot, angle: number, width: number, height: number): Disc[] {
  const radius = height * 0.6;
  const reach = Math.max(0, width / 2 - radius / 2);
  const steps = Math.max(1, Math.ceil((2 * reach) / radius));
  const [east, south] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const along = -reach + (2 * reach * step) / steps;
    return { x: x + along * east, y: y + along * south, radius };
  });
}

const NARROW = /[fijlrtI.,:;'’|()[\] ]/;
const WIDE = /[mwMW@%]/;

/** About how wide a text in Inter is; labels need no more exactness. */
export function widthOf(text: string, fontSize: number): number {
  let ems = 0;
  for (const letter of text)
    ems += NARROW.test(letter)
      ? 0.32
      : WIDE.test(letter)
        ? 0.88
        : /\p{Lu}|\p{Nd}/u.test(letter)
          ? 0.67
          : 0.58;
  return ems * fontSize;
}
