/** Of PostgreSQL: a number out of range, a character or a text that its type does not have. */
const CODES = new Set(['22003', '22021', '22P02', '22P05']);

/** Whether the database refused a value that no column of that type can hold. */
export const isUnstorable = (error: unknown): boolean =>
  CODES.has((error as { code?: string } | undefined)?.code ?? '');
