import type { Fact } from '../sheet.ts';
import type { TextStyle, Writer } from './writer.ts';

const LABEL: TextStyle = { size: 8.5, colour: '#56606b' };
const VALUE: TextStyle = { size: 8.5 };
const LINE = 11.5;
const GAP = 2.5;
/** The label's share of a column's width. */
const LABEL_SHARE = 0.42;

export interface FactsRoom {
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
}

/**
 * Facts in columns, label and value side by side, as many as fit; values of more than three lines are truncated.
 * Gives where the longest column ends and how many facts were left out.
 */
export function drawFacts(writer: Writer, facts: readonly Fact[], room: FactsRoom) {
  const between = 18;
  const column = (room.width - between * (room.columns - 1)) / room.columns;
  const rows = facts.map((fact) => rowOf(writer, fact, column));
  const { drawn, height } = fitting(
    rows.map((row) => row.height),
    room,
  );
  let [index, at] = [0, 0];
  let bottom = room.y;
  for (const row of rows.slice(0, drawn)) {
    if (at > 0 && at + row.height > height) {
      index += 1;
      at = 0;
    }
    const x = room.x + index * (column + between);
    const y = room.y + at;
    row.label.forEach((line, i) => writer.write(line, x, y + i * LINE, LABEL));
    row.value.forEach((line, i) =>
      writer.write(line, x + column * LABEL_SHARE + 6, y + i * LINE, VALUE),
    );
    at += row.height;
    bottom = Math.max(bottom, room.y + at);
  }
  return { bottom, left: facts.length - drawn };
}

function rowOf(writer: Writer, { label, text }: Fact, column: number) {
  const named = writer.lines(label, column * LABEL_SHARE, LABEL, 2);
  const value = writer.lines(text, column * (1 - LABEL_SHARE) - 6, VALUE, 3);
  return { label: named, value, height: Math.max(named.length, value.length) * LINE + GAP };
}

/** How many rows fit, and the smallest height that holds them: the columns are filled evenly. */
function fitting(heights: readonly number[], room: FactsRoom): { drawn: number; height: number } {
  const fitsIn = (height: number) => {
    let [column, at] = [0, 0];
    for (const [index, each] of heights.entries()) {
      if (at > 0 && at + each > height) [column, at] = [column + 1, 0];
      if (column >= room.columns || each > height) return index;
      at += each;
    }
    return heights.length;
  };
  const drawn = fitsIn(room.height);
  let height = heights.slice(0, drawn).reduce((sum, each) => sum + each, 0) / room.columns;
  while (height < room.height && fitsIn(height) < drawn) height += LINE / 2;
  return { drawn, height: Math.min(height, room.height) };
}
