import type { Geometry, Position } from 'geojson';
import { geometryMessages as messages } from './messages.ts';
import { readGridReference } from './grid-reference.ts';
import { readPair } from './read-pair.ts';
import { systemOf } from './systems.ts';
import { parseWkt } from './parse-wkt.ts';

export interface GivenShape {
  /** 1-based line or feature. */
  row: number;
  name?: string | undefined;
  geometry: Geometry;
  srid: number;
}

/**
 * Pasted text: on each line a well-known text, or a grid reference or easting and northing. References are points,
 * each of them; where a run of them ends with the one that it began with, it is the boundary of a polygon. Gives
 * the shapes, or the problem with its line.
 */
export function parseText(text: string): GivenShape[] | { problem: string } {
  const shapes: GivenShape[] = [];
  let run: { row: number; position: Position }[] = [];
  const endRun = () => {
    shapes.push(...shapesOf(run));
    run = [];
  };
  for (const { row, line } of joined(text)) {
    if (line.trim() === '') {
      endRun();
      continue;
    }
    const position = placeIn(line);
    if (position) {
      run.push({ row, position });
      continue;
    }
    const shape = parseWkt(line);
    if (!shape) return { problem: messages.unreadableLine(row) };
    endRun();
    shapes.push({ row, geometry: shape.geometry, srid: shape.srid ?? systemOf(shape.geometry) });
  }
  endRun();
  return shapes;
}

/** The corner of a grid reference's square, or two numbers: easting and northing, or degrees in either order. */
function placeIn(line: string): Position | undefined {
  const pair = readPair(line);
  return pair ? eastFirst(pair.map(Number)) : readGridReference(line)?.corner;
}

/** WKT may be broken over several lines, as spatial tools print it: it continues while a bracket is open. */
function joined(text: string): { row: number; line: string }[] {
  const lines: { row: number; parts: string[] }[] = [];
  let open = 0;
  for (const [index, part] of text.split(/\r\n|\n|\r/).entries()) {
    if (open > 0) lines.at(-1)?.parts.push(part);
    else lines.push({ row: index + 1, parts: [part] });
    open += opened(part);
  }
  return lines.map(({ row, parts }) => ({ row, line: parts.join(' ') }));
}

const [OPENING, CLOSING] = ['(', ')'].map((bracket) => bracket.charCodeAt(0));

/** How many more brackets a text opens than it closes. */
function opened(text: string): number {
  let open = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === OPENING) open += 1;
    else if (letter === CLOSING) open -= 1;
  }
  return open;
}

/** Degrees are often written latitude first; no place in Britain can be read both ways. */
function eastFirst(position: Position): Position {
  const [x = 0, y = 0] = position;
  return x > 48 && x < 63 && y > -12 && y < 4 ? [y, x] : position;
}

function shapesOf(run: { row: number; position: Position }[]): GivenShape[] {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return [];
  const positions = run.map(({ position }) => position);
  const closed =
    run.length > 3 &&
    first.position[0] === last.position[0] &&
    first.position[1] === last.position[1];
  if (closed) {
    const polygon: Geometry = { type: 'Polygon', coordinates: [positions] };
    return [{ row: first.row, geometry: polygon, srid: systemOf(polygon) }];
  }
  return run.map(({ row, position }) => {
    const point: Geometry = { type: 'Point', coordinates: position };
    return { row, geometry: point, srid: systemOf(point) };
  });
}
