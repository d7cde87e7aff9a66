/** An answer that is more than a JSON result: a status, headers, cookies, a redirect or raw bytes. */
export class Reply<T = unknown> {
  readonly body: T | undefined;
  readonly bytes: Uint8Array | undefined;
  readonly status: number | undefined;
  readonly headers: Record<string, string | string[]>;

  constructor(parts: {
    body?: T;
    bytes?: Uint8Array;
    status?: number;
    headers?: Record<string, string | string[]>;
  }) {
    this.body = parts.body;
    this.bytes = parts.bytes;
    this.status = parts.status;
    this.headers = parts.headers ?? {};
  }
}
