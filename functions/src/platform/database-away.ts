/** Of Node and PostgreSQL: no connection, a connection that ended, no place for one, no lock or answer in time. */
const CODES = new Set(
  [
    'ECONNREFUSED ECONNRESET EPIPE ENOTFOUND ETIMEDOUT',
    '57P01 57P02 57P03 53300 55P03 57014 08006 08001',
  ].flatMap((codes) => codes.split(' ')),
);
/** Of the driver, which gives them no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Whether a failure is the database's being away or overloaded, so that the same call may succeed a little later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { code?: string };
  return (code !== undefined && CODES.has(code)) || WORDS.test(message);
}
