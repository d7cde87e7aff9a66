import { ApiError, isApiError } from '../../api/api-error.ts';
import { sendInParts } from '../../api/send-parts.ts';

export interface Upload {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'finishing' | 'done' | 'failed' | 'cancelled';
  /** Bytes received by the server. */
  sent: number;
  problem?: string | undefined;
  /** Once it is done: the id of the resulting file. */
  fileId?: number;
}

interface Opened {
  fileId: number;
  address: string;
}

/** The calls by which a record takes files. */
export interface UploadCalls {
  open(
    file: { fileName: string; contentType: string; size: number },
    options: { signal: AbortSignal; idempotencyKey: string },
  ): Promise<{ uploads: Opened[] }>;
  finish(fileId: number): Promise<unknown>;
  cancel(fileId: number): Promise<unknown>;
}

/**
 * The uploads of a record, kept while the app is open: leaving the page does not stop them. Files are sent one at a
 * time, so that each of them arrives even over a slow line.
 */
export class Uploads {
  private list: Upload[] = [];
  private readonly opened = new Map<string, Opened>();
  private readonly stops = new Map<string, AbortController>();
  private readonly listeners = new Set<() => void>();
  private turn: Promise<void> = Promise.resolve();
  private readonly calls: UploadCalls;

  constructor(calls: UploadCalls) {
    this.calls = calls;
  }

  readonly current = (): readonly Upload[] => this.list;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  add(files: File[]): void {
    const added = files.map((file): Upload => {
      return { key: crypto.randomUUID(), file, state: 'waiting', sent: 0 };
    });
    this.set([...this.list, ...added]);
    for (const { key } of added) this.queue(key);
  }

  /** Continues where a broken connection left off, or starts again. */
  retry(key: string): void {
    this.change(key, { state: 'waiting', problem: undefined });
    this.queue(key);
  }

  cancel(key: string): void {
    this.stops.get(key)?.abort();
    this.change(key, { state: 'cancelled' });
    const opened = this.opened.get(key);
    this.opened.delete(key);
    // An upload that nobody cancels is tidied away by the server in time.
    if (opened) void this.calls.cancel(opened.fileId).catch(() => undefined);
  }

  dismiss(key: string): void {
    this.set(this.list.filter((each) => each.key !== key));
  }

  /** Drops those that have become one of these files. */
  tidy(listed: ReadonlySet<number>): void {
    const left = this.list.filter(({ fileId }) => fileId === undefined || !listed.has(fileId));
    if (left.length < this.list.length) this.set(left);
  }

  private queue(key: string): void {
    this.turn = this.turn.then(() => this.send(key));
  }

  private async send(key: string): Promise<void> {
    const upload = this.list.find((each) => each.key === key);
    if (upload?.state !== 'waiting') return;
    const stop = new AbortController();
    this.stops.set(key, stop);
    this.change(key, { state: 'sending' });
    try {
      const { address, fileId } = await this.open(upload, stop.signal);
      await sendInParts(address, upload.file, {
        signal: stop.signal,
        onProgress: (sent) => this.change(key, { sent }),
      });
      this.change(key, { state: 'finishing' });
      await this.calls.finish(fileId);
      this.change(key, { state: 'done', fileId });
    } catch (error) {
      if (stop.signal.aborted) return;
      // An address that refuses is given up; after a broken connection the upload continues where it was.
      if (!isApiError(error, 'unreachable')) this.opened.delete(key);
      this.change(key, { state: 'failed', problem: wordsOf(error) });
    }
  }

  private async open({ key, file }: Upload, signal: AbortSignal): Promise<Opened> {
    const before = this.opened.get(key);
    if (before) return before;
    const { uploads } = await this.calls.open(
      { fileName: file.name, contentType: file.type, size: file.size },
      { signal, idempotencyKey: crypto.randomUUID() },
    );
    const opened = uploads[0];
    if (!opened) throw new Error('An upload was not opened');
    this.opened.set(key, opened);
    return opened;
  }

  private change(key: string, parts: Partial<Upload>): void {
    this.set(this.list.map((each) => (each.key === key ? { ...each, ...parts } : each)));
  }

  private set(list: Upload[]): void {
    this.list = list;
    for (const listener of this.listeners) listener();
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  return Object.values(error.fields)[0] ?? error.message;
}

/** The uploads of each record of a kind, shared by all pages, with the calls of one of them. */
export function uploadStores(callsOf: (id: number) => UploadCalls): (id: number) => Uploads {
  const stores = new Map<number, Uploads>();
  return (id) => {
    const uploads = stores.get(id) ?? new Uploads(callsOf(id));
    stores.set(id, uploads);
    return uploads;
  };
}
