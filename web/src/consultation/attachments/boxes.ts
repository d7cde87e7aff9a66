import type { AttachmentBox } from '@contract/consultation/attachments/contract.ts';

/** How far a press of a key moves or sizes a box, in parts of the page. */
const STEP = 0.01;
/** A drag shorter than this is a click. */
const MIN_SHARE = 0.005;

type Place = Pick<AttachmentBox, 'x' | 'y' | 'width' | 'height'>;

/** Where a box that is added by keyboard lies at first. */
export const FIRST_PLACE: Place = { x: 0.1, y: 0.1, width: 0.3, height: 0.04 };

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);
/** Without the remainders that sums leave. */
const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** A box elsewhere, as far as the page reaches. */
export const movedBox = <Box extends Place>(box: Box, right: number, down: number): Box => ({
  ...box,
  x: round(within(box.x + right, 0, 1 - box.width)),
  y: round(within(box.y + down, 0, 1 - box.height)),
});

/** A box of another size, its upper left corner where it was. */
export const sizedBox = <Box extends Place>(box: Box, wider: number, higher: number): Box => ({
  ...box,
  width: round(within(box.width + wider, STEP, 1 - box.x)),
  height: round(within(box.height + higher, STEP, 1 - box.y)),
});

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A box after a press of a key: arrows move it, with Shift they size it; undefined for other keys. */
export function pressed<Box extends Place>(box: Box, key: string, shift: boolean): Box | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  return shift ? sizedBox(box, ...way) : movedBox(box, ...way);
}

/** A point of a page, in parts of it. */
export interface PagePoint {
  x: number;
  y: number;
}

/** The box between two points of a page; undefined where they are all but one. */
export function between(one: PagePoint, other: PagePoint): Place | undefined {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
  const [x, y] = [within(left, 0, 1), within(top, 0, 1)];
  const [width, height] = [within(right, 0, 1) - x, within(bottom, 0, 1) - y];
  if (width < MIN_SHARE || height < MIN_SHARE) return undefined;
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}
