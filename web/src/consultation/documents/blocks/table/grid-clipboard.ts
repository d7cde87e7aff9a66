import type { ClipboardEvent } from 'react';
import { copiedText, readClipboard, withPasted } from './clipboard.ts';
import { losesStyle } from './lost-style.ts';
import { tableEditorMessages as messages } from './messages.ts';
import { tooLongIn } from './too-long.ts';
import type { GridWork } from './use-grid-work.ts';

/** What is pasted: words into the cell, a table into the grid from the selected cell on. */
export function onGridPaste(work: GridWork, event: ClipboardEvent): void {
  const { clipboardData } = event;
  const html = clipboardData.getData('text/html');
  const copied = readClipboard(html, clipboardData.getData('text/plain'));
  const lost: string[] = losesStyle(html) ? [messages.plainCells] : [];
  const sayLost = () => {
    if (lost.length > 0) work.say(lost.join(), true);
  };
  // Words go into the cell that is written in, lines and a single cell as well; a table goes into the grid.
  const isTable = copied !== undefined && (copied[0]?.length ?? 0) > 1;
  if (work.isEditing && !isTable) return sayLost();
  event.preventDefault();
  if (copied) return pasteCells(work, copied, lost);
  const text = clipboardData.getData('text/plain').trim();
  // A picture has no words: the cell keeps its own.
  if (text === '') return;
  work.write(text);
  sayLost();
}

type Copied = NonNullable<ReturnType<typeof readClipboard>>;

function pasteCells(work: GridWork, copied: Copied, lost: readonly string[]): void {
  const { table, area, change, move, say } = work;
  work.end();
  const pasted = withPasted(table, { row: area.top, column: area.left }, copied);
  change(pasted.table);
  const { top, left, bottom, right } = pasted.area;
  move({ anchor: { row: top, column: left }, active: { row: bottom, column: right } });
  const tooLong = tooLongIn(pasted.table, pasted.area);
  const told = [
    ...(pasted.isCut ? [`${messages.cut}.`] : []),
    ...(tooLong === undefined ? [] : [tooLong]),
    ...lost,
  ];
  const words = messages.pasted(bottom - top + 1, right - left + 1);
  say([told.length > 0 ? `${words}.` : words, ...told].join(' '), told.length > 0);
}

/** Copies the selected cells; in the cell that is written in, the browser does. */
export function onGridCopy({ isEditing, table, area }: GridWork, event: ClipboardEvent): void {
  if (isEditing) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', copiedText(table, area));
}
