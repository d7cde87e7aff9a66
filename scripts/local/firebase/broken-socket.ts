const CODES = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** Whether somebody only left in the middle of an answer: nothing that the emulators should end for. */
export function isBrokenSocket(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && CODES.has(code)) || isBrokenSocket(error.cause);
}
