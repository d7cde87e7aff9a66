/** A text that no spreadsheet takes for a formula. */
export function withoutFormula(text: string): string {
  return /^(?:[\t\r\n]|\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/.test(text) ? `'${text}` : text;
}

/** One line of RFC 4180, with its line end: quoted where a comma, quote, line break or outer space asks for it. */
export function csvLine(cells: string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
