/** Text that no spreadsheet will treat as a formula. */
export function withoutFormula(text: string): string {
  return /^(?:[\t\r\n]|\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/.test(text) ? `'${text}` : text;
}

/**
 * One line of RFC 4180, including its line end. Values are quoted if they contain a comma, quote or line break, or
 * begin or end with a space.
 */
export function csvLine(cells: string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
