import { setImmediate } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { headDepth } from './head-depth.ts';
import type { TableContent } from './schema.ts';
import { TableFrame, RowOfCells } from './view.tsx';

/** A twentieth of the largest table. */
const ROWS_AT_ONCE = 10;
const END = '</tbody>';

/** A table as HTML, as its view shows it; others have their turn between its rows. */
export async function setTable(id: string, content: TableContent): Promise<string> {
  const frame = renderToStaticMarkup(<TableFrame id={id} content={content} />);
  // What stands in cells is escaped, and rows below the heads come last.
  const end = frame.lastIndexOf(END);
  const parts = [frame.slice(0, end)];
  for (let at = headDepth(content); at < content.rows.length; at += ROWS_AT_ONCE) {
    await setImmediate();
    const rows = content.rows
      .slice(at, at + ROWS_AT_ONCE)
      .map((row, key) => <RowOfCells key={key} row={row} content={content} />);
    parts.push(renderToStaticMarkup(<>{rows}</>));
  }
  return [...parts, frame.slice(end)].join('');
}
