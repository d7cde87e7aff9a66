/**
 * Cells as spreadsheets put them on the clipboard: rows by line breaks, cells by tabs; a cell that holds
 * either stands in quotes, with its own quotes doubled.
 */
export function parseGrid(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && cell === '' && closes(text, at)) quoted = true;
    else if (char === '\t') end();
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[at + 1] === '\n') at += 1;
      end();
      // A spreadsheet ends its last row with a line break, too.
      if (at < text.length - 1) rows.push([]);
    } else cell += char;
  }
  if (cell !== '' || rows.at(-1)?.length === 0 || text.endsWith('\t')) end();
  return rows;
}

/** Whether the quote at this place has a partner that ends its cell; else it is part of the words. */
function closes(text: string, from: number): boolean {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') at += 1;
    else return at + 1 === text.length || '\t\r\n'.includes(text[at + 1] ?? '');
  }
  return false;
}

/** Rows of cells as text for the clipboard; read back by `parseGrid` as they were. */
export function gridText(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) =>
    /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}

interface PastedCell {
  line: number;
  column: number;
  text: string;
}

/**
 * Where pasted cells go: to the right and down from the active one; a single value fills every selected
 * line of its column. What would stand outside the table is left out.
 */
export function placePasted(
  grid: readonly (readonly string[])[],
  at: { line: number; column: number },
  extent: { lines: number; columns: number },
  selectedLines: readonly number[] = [],
): PastedCell[] {
  const [only] = grid[0] ?? [];
  if (
    grid.length === 1 &&
    grid[0]?.length === 1 &&
    only !== undefined &&
    selectedLines.length > 1
  ) {
    return selectedLines.map((line) => ({ line, column: at.column, text: only }));
  }
  return grid.flatMap((row, down) =>
    row.flatMap((text, right) => {
      const [line, column] = [at.line + down, at.column + right];
      return line < extent.lines && column < extent.columns ? [{ line, column, text }] : [];
    }),
  );
}
