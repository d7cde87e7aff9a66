import type { ErrorCode } from '@contract/platform/error-table.ts';
import { apiMessages as messages } from './messages.ts';

/** `unreachable`: no answer came; `outcome-unknown`: nor did one to any later look; `unknown`: an answer that is not one of ours (a proxy's, say). */
export type ApiErrorCode = ErrorCode | 'unreachable' | 'outcome-unknown' | 'unknown';

/** A call that failed: the status (0 when no answer came), the stable code and the words for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly fields: Record<string, string>;
  /** Where the answer says to go (302 with a redirectPath). */
  readonly redirectPath: string | undefined;

  constructor(parts: {
    status: number;
    code: ApiErrorCode;
    message: string;
    fields?: Record<string, string>;
    redirectPath?: string | undefined;
  }) {
    super(parts.message);
    this.name = 'ApiError';
    this.status = parts.status;
    this.code = parts.code;
    this.fields = parts.fields ?? {};
    this.redirectPath = parts.redirectPath;
  }
}

interface ErrorBody {
  error?: { code?: string; message?: string; fields?: Record<string, string> };
  redirectPath?: string;
}

/** The error that an answer's status and body stand for. */
export function errorFrom(status: number, body: unknown): ApiError {
  const { error, redirectPath } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as ErrorBody;
  return new ApiError({
    status,
    code:
      (error?.code as ErrorCode | undefined) ?? (status === 401 ? 'unauthenticated' : 'unknown'),
    message: error?.message ?? `${messages.requestFailed} with status code ${status}`,
    ...(error?.fields ? { fields: error.fields } : {}),
    redirectPath,
  });
}

export function unreachable(): ApiError {
  return new ApiError({ status: 0, code: 'unreachable', message: messages.unreachable });
}

export function isApiError(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}
