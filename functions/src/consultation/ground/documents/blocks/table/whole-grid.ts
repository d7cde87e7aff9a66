/** How far a cell reaches; null where another one does. */
export type Spanned = { across: number; down: number } | null;

/** Whether every place of a grid has one cell: its own, or one that reaches over it, and no cell reaches out of it. */
export function isWholeGrid(rows: readonly (readonly Spanned[])[], columns: number): boolean {
  const reached = rows.map(() => new Uint8Array(columns));
  for (const [top, cells] of rows.entries()) {
    if (cells.length !== columns) return false;
    for (const [left, cell] of cells.entries()) {
      if (!cell) continue;
      if (top + cell.down > rows.length || left + cell.across > columns) return false;
      for (let row = top; row < top + cell.down; row += 1)
        for (let column = left; column < left + cell.across; column += 1) {
          const line = reached[row]!;
          // No cell is counted further: thousands that each reach over all others would take seconds.
          if (line[column] === 1) return false;
          line[column] = 1;
        }
    }
  }
  return reached.every((line) => !line.includes(0));
}
