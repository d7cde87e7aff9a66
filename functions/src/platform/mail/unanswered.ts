/** How nodemailer and axios name a connection that was lost. */
const LOST = new Set([
  'ECONNABORTED',
  'ECONNECTION',
  'ECONNRESET',
  'EPIPE',
  'ESOCKET',
  'ETIMEDOUT',
]);

interface SendingError {
  code?: unknown;
  /** What the service said: it has refused the mail, then. */
  response?: unknown;
  syscall?: unknown;
  timeoutType?: unknown;
  cause?: SendingError;
}

/**
 * Whether the connection was lost after the mail service was reached, so that the mail may have been sent. One that was
 * never reached, or that refused the mail, has not sent it.
 */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, response, syscall, timeoutType, cause }: SendingError = error as SendingError;
  const wasReached =
    syscall !== 'connect' &&
    cause?.syscall !== 'connect' &&
    timeoutType !== 'CONNECT_TIMEOUT' &&
    timeoutType !== 'GREETING_TIMEOUT';
  return wasReached && !response && LOST.has(String(code));
}
