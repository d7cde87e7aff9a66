import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { storageServer } from './tools.ts';

/** Cloud Storage keeps an interrupted part up to a multiple of this. */
const GRAIN = 256 * 1024;
/** Marks requests that we forward to the emulator itself. */
const WHOLE = 'x-whole-upload';

interface Session {
  parts: Buffer[];
  size: number;
  finished: boolean;
}

/**
 * Lets resumable uploads come in parts and continue after a broken connection, as in Cloud Storage: the emulator
 * takes whatever one PUT brings for the whole file. Parts are kept here until the last one has arrived.
 */
export function resumeUploads(): void {
  const { createApp } = storageServer;
  const sessions = new Map<string, Session>();
  storageServer.createApp = async (...args) => {
    const app = await createApp(...args);
    const listener = (request: IncomingMessage, response: ServerResponse): void => {
      const id = uploadOf(request);
      if (id === undefined || request.headers[WHOLE] !== undefined) return app(request, response);
      const session = sessions.get(id) ?? { parts: [], size: 0, finished: false };
      sessions.set(id, session);
      void take(session, request, response);
    };
    return Object.assign(listener, {
      listen: (port: number, host: string) => http.createServer(listener).listen(port, host),
    });
  };
}

function uploadOf({ method, url = '' }: IncomingMessage): string | undefined {
  if (method !== 'PUT' || !url.startsWith('/upload/storage/v1/b/')) return undefined;
  return new URL(url, 'http://storage').searchParams.get('upload_id') ?? undefined;
}

async function take(session: Session, request: IncomingMessage, response: ServerResponse) {
  const range = /^bytes (?:\*|(\d+)-\d+)\/(\d+)$/.exec(request.headers['content-range'] ?? '');
  const total = Number(range?.[2] ?? request.headers['content-length'] ?? 0);
  const from = range ? Number(range[1] ?? session.size) : 0;
  if (from > session.size) return void response.writeHead(503).end();
  keep(session, from);
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      session.parts.push(part);
      session.size += part.length;
    }
  } catch {
    keep(session, session.size - (session.size % GRAIN));
    return;
  }
  if (session.size < total) return continueAfter(session, request, response);
  if (!session.finished) {
    session.finished = true;
    passOn(session, request, response);
  } else response.writeHead(200, shared(request)).end();
}

/** Discards everything after this many bytes. */
function keep(session: Session, size: number): void {
  if (session.finished || size === session.size) return;
  session.parts = [Buffer.concat(session.parts).subarray(0, size)];
  session.size = size;
}

function continueAfter({ size }: Session, request: IncomingMessage, response: ServerResponse) {
  const received = size > 0 ? { range: `bytes=0-${size - 1}` } : {};
  response.writeHead(308, { ...shared(request), ...received }).end();
}

const shared = ({ headers: { origin } }: IncomingMessage) =>
  origin === undefined
    ? {}
    : { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Range' };

function passOn(session: Session, request: IncomingMessage, response: ServerResponse): void {
  const body = Buffer.concat(session.parts);
  session.parts = [];
  const { 'content-range': _range, 'transfer-encoding': _coded, ...headers } = request.headers;
  const { port } = request.socket.address() as AddressInfo;
  const passed = http.request(
    {
      host: '127.0.0.1',
      port,
      path: request.url,
      method: 'PUT',
      headers: { ...headers, 'content-length': body.length, [WHOLE]: '1' },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    },
  );
  passed.on('error', () => response.destroy());
  passed.end(body);
}
