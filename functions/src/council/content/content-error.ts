import { isDatabaseAway } from '../../platform/database-away.ts';
import { isDeadlock } from '../../platform/overtaken.ts';

/** The failures of the content system, with the codes, statuses and words that Directus clients know. */
const table = {
  FORBIDDEN: { status: 403, message: "You don't have permission to access this." },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid user credentials.' },
  TOKEN_EXPIRED: { status: 401, message: 'Token expired.' },
  INVALID_PAYLOAD: { status: 400, message: 'Invalid payload.' },
  INVALID_QUERY: { status: 400, message: 'Invalid query.' },
  FAILED_VALIDATION: { status: 400, message: 'Validation failed.' },
  RECORD_NOT_UNIQUE: { status: 400, message: 'Value has to be unique.' },
  ROUTE_NOT_FOUND: { status: 404, message: "Route doesn't exist." },
  CONTENT_TOO_LARGE: { status: 413, message: 'Uploaded content is too large.' },
  REQUESTS_EXCEEDED: { status: 429, message: 'Too many requests.' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'Not available just now.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'An unexpected error occurred.' },
} as const;

export type ContentErrorCode = keyof typeof table;

/** A failure that a Directus client understands; `reason` is appended to the message. */
export class ContentError extends Error {
  readonly code: ContentErrorCode;

  constructor(code: ContentErrorCode, reason?: string) {
    super(reason ? `${table[code].message} ${reason}` : table[code].message);
    this.name = 'ContentError';
    this.code = code;
  }

  get status(): number {
    return table[this.code].status;
  }

  get body() {
    return { errors: [{ message: this.message, extensions: { code: this.code } }] };
  }
}

const POSTGRES: Record<string, ContentErrorCode> = {
  '23505': 'RECORD_NOT_UNIQUE',
  '23503': 'FAILED_VALIDATION',
  '23514': 'FAILED_VALIDATION',
  '42501': 'FORBIDDEN',
  // Text that PostgreSQL cannot keep: a null character, or JSON with half a surrogate pair.
  '22P05': 'INVALID_PAYLOAD',
  '22021': 'INVALID_PAYLOAD',
};

/** A database error that is really the client's mistake; undefined if the fault is ours. */
export function refusalOf(error: unknown): ContentError | undefined {
  if (error instanceof ContentError) return error;
  if (!(error instanceof Error)) return undefined;
  // An address that cannot be decoded matches nothing.
  if (error instanceof URIError) return new ContentError('ROUTE_NOT_FOUND');
  const { code, type } = error as Error & { code?: string; type?: string };
  // The body parser's own message about what it could not read.
  if (type === 'entity.too.large') return new ContentError('CONTENT_TOO_LARGE');
  if (type?.startsWith('entity.') || type === 'encoding.unsupported')
    return new ContentError('INVALID_PAYLOAD', 'The body is not JSON.');
  if (isDatabaseAway(error) || isDeadlock(error)) return new ContentError('SERVICE_UNAVAILABLE');
  const known = code === undefined ? undefined : POSTGRES[code];
  return known && new ContentError(known);
}
