/** How nodemailer and axios name a connection that was lost. */
const LOST = new Set([
  'ECONNABORTED',
  'ECONNECTION',
  'ECONNRESET',
  'EPIPE',
  'ERR_BAD_RESPONSE',
  'ESOCKET',
  'ETIMEDOUT',
]);

/** Bad gateway, gateway timeout. */
const GATEWAY_FAILURES = new Set([502, 504]);

interface SendingError {
  code?: unknown;
  /** What the service said: words of SMTP, or an HTTP response with its status. */
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
  return wasReached && !isRefusal(response) && LOST.has(String(code));
}

/** A gateway tells of a service whose answer it has not got, and an answer of success may be cut off. */
function isRefusal(response: unknown): boolean {
  if (typeof response === 'string') return true;
  const { status = 0 } = (response ?? {}) as { status?: number };
  return status >= 400 && !GATEWAY_FAILURES.has(status);
}
