import { connect, type Socket } from 'node:net';

export interface ClamdAddress {
  host: string;
  port: number;
}

const TIMEOUT_MS = 60_000;
const PIECE = 64 * 1024;

/**
 * Asks clamd to scan the bytes (INSTREAM over TCP): gives the name of what it found, or undefined for a clean file.
 * Throws whenever there is no clear answer: unreachable, busy, too slow, over its own limits.
 */
export async function askClamd(
  bytes: Uint8Array,
  address: ClamdAddress,
): Promise<string | undefined> {
  const answer = await conversation(bytes, address);
  if (answer === 'stream: OK') return undefined;
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found === undefined) throw new Error(`clamd answered: ${answer.slice(0, 200)}`);
  return found;
}

function conversation(bytes: Uint8Array, { host, port }: ClamdAddress): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    let answer = '';
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('clamd did not answer in time')));
    socket.on('connect', () => send(socket, bytes));
    socket.on('data', (part: Buffer) => (answer += part.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve((answer.split('\0', 1)[0] ?? '').trim()));
  });
}

function send(socket: Socket, bytes: Uint8Array): void {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE);
    socket.write(sizeOf(piece.length));
    socket.write(piece);
  }
  socket.write(sizeOf(0));
}

function sizeOf(length: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(length);
  return size;
}
