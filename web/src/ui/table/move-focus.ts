/** A place in the grid: line -1 is the head, column 0 the first one shown. */
export interface CellPlace {
  line: number;
  column: number;
}

interface Extent {
  lines: number;
  columns: number;
  /** Lines that are in sight at once: a page up or down. */
  page: number;
  /** The first line one can reach: -1 the head, 0 where something stands over it. */
  first: number;
}

/** Where a key leads from here (WAI-ARIA grid); undefined for a key that moves nothing. */
export function movedFocus(
  from: CellPlace,
  key: string,
  ctrl: boolean,
  { lines, columns, page, first }: Extent,
): CellPlace | undefined {
  const last = { line: lines - 1, column: columns - 1 };
  const moves: Record<string, CellPlace> = {
    ArrowUp: { ...from, line: ctrl ? first : from.line - 1 },
    ArrowDown: { ...from, line: ctrl ? last.line : from.line + 1 },
    ArrowLeft: { ...from, column: ctrl ? 0 : from.column - 1 },
    ArrowRight: { ...from, column: ctrl ? last.column : from.column + 1 },
    PageUp: { ...from, line: Math.max(from.line - page, Math.min(from.line, 0)) },
    PageDown: { ...from, line: from.line + page },
    Home: { line: ctrl ? Math.max(first, 0) : from.line, column: 0 },
    End: { line: ctrl ? last.line : from.line, column: last.column },
  };
  const to = moves[key];
  return to && clampedPlace(to, { lines, columns, first });
}

/** The nearest place that there is. */
export function clampedPlace(
  { line, column }: CellPlace,
  { lines, columns, first }: Omit<Extent, 'page'>,
): CellPlace {
  return {
    line: Math.max(first, Math.min(line, lines - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  };
}
