const CODES = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** Whether a client merely disconnected in the middle of a response: no reason for the emulators to end. */
export function isBrokenSocket(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && CODES.has(code)) || isBrokenSocket(error.cause);
}
