import { errorTable, type ErrorCode } from './error-table.ts';

export type FieldErrors = Record<string, string>;

/** A failure with a stable code; its status and message come from the one table. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly headers: Record<string, string> | undefined;
  readonly values: Record<string, string>;

  constructor(
    code: ErrorCode,
    extra: {
      fields?: FieldErrors;
      headers?: Record<string, string>;
      values?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: extra.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = extra.fields;
    this.headers = extra.headers;
    this.values = extra.values ?? {};
  }

  get status(): number {
    return errorTable[this.code].status;
  }

  /** The message shown to people, with its {placeholders} filled in. */
  get words(): string {
    return errorTable[this.code].message.replace(
      /\{(\w+)\}/g,
      (whole, key: string) => this.values[key] ?? whole,
    );
  }
}

/** Whether it was refused for good; what could not be answered now, or was asked too often, may be asked again. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.status !== 429 && error.status < 500;

/** payload-invalid because of one field, with that field's message. */
export const invalidField = (field: string, why: string) =>
  new AppError('payload-invalid', { fields: { [field]: why } });

/** The body of an error answer: `{ error: { code, message, fields? } }`. */
export function errorBody(error: AppError) {
  return {
    error: {
      code: error.code,
      message: error.words,
      ...(error.fields ? { fields: error.fields } : {}),
    },
  };
}
