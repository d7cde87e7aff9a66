import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { isDatabaseAway } from './database-away.ts';
import { AppError, errorBody } from './errors.ts';
import { log } from './log.ts';
import { logUnavailable } from './log-unavailable.ts';
import { isCollision, isDeadlock } from './overtaken.ts';
import { reportError } from './report.ts';
import { sizeInWords } from './size-in-words.ts';
import { isUnstorable } from './unstorable.ts';

interface BodyParserError {
  type?: string;
  status?: number;
  /** The most bytes of a body that is too large. */
  limit?: number;
}

/** When to try again what was unavailable: by then a database that was restarted is back. */
const RETRY_SECONDS = '5';

/** Answers any failure: known ones by their code, others as a 500 with a reference and no details. */
export function answerError(error: unknown, request: Request, response: Response): void {
  const known = asAppError(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.setHeader('cache-control', 'no-store');
  for (const [name, value] of Object.entries(known?.headers ?? {})) response.setHeader(name, value);
  if (known) {
    logKnown(known, request.path);
    if (known.code === 'unavailable') response.setHeader('retry-after', RETRY_SECONDS);
    response.status(known.status).json(errorBody(known));
    return;
  }
  const reference = randomUUID().slice(0, 8);
  const path = request.path.replaceAll(/[\r\n]/g, '');
  log.error('unexpected failure', {
    reference,
    path,
    method: request.method,
    error: stackOf(error),
  });
  reportError(error, { reference });
  const internal = new AppError('internal', { values: { reference } });
  response.status(internal.status).json(errorBody(internal));
}

/** Logs what we look into of a failure that has a code: most are the caller's alone. */
export function logKnown({ code, cause }: AppError, path: string): void {
  if (code === 'unavailable') logUnavailable(path, cause);
  if (isUnstorable(cause)) logUnstorable(path, cause);
  if (code === 'changed-at-once') logCollision(path, cause);
}

/** The person may try again; that it lasted for several tries is looked into by us. */
function logCollision(path: string, cause: unknown): void {
  const { constraint, table } = cause as { constraint?: string; table?: string };
  log.error('a collision that lasted', { path, constraint, table });
}

/** The caller's fault, and ours: the contract ought to have refused it by name. */
function logUnstorable(path: string, cause: unknown): void {
  log.error('a value that the database refused', {
    path: path.replaceAll(/[\r\n]/g, ''),
    error: stackOf(cause),
  });
  reportError(cause, {});
}

/** A failure that has a code; undefined for one that nobody foresaw. */
export function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const { type, status, limit = 0 } = (error ?? {}) as BodyParserError;
  if (type === 'entity.too.large') {
    const body = `At most ${sizeInWords(limit)} can be sent at once`;
    return new AppError('payload-too-large', { fields: { body } });
  }
  if (type === 'entity.parse.failed')
    return new AppError('malformed-json', { fields: { body: 'Not valid JSON' } });
  if (isDatabaseAway(error) || isDeadlock(error))
    return new AppError('unavailable', { cause: error });
  if (isCollision(error)) return new AppError('changed-at-once', { cause: error });
  if (isUnstorable(error)) return new AppError('payload-invalid', { cause: error });
  if (error instanceof URIError || status === 400) return new AppError('payload-invalid');
  return undefined;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
