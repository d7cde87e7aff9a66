import { errorFrom, isApiError, unreachable } from './api-error.ts';

/** Cloud Storage takes parts of n × 256 KiB; small enough for a phone's uplink to show that it moves. */
const PART = 4 * 256 * 1024;
const TRIES = 5;
const FIRST_WAIT_MS = 500;

interface Sending {
  signal: AbortSignal;
  /** Bytes that have arrived. */
  onProgress: (sent: number) => void;
}

/**
 * Sends a file in parts to an address that the server opened, and resumes after a broken connection. Throws
 * 'unreachable' if it stays broken (calling it again resumes), the address's own refusal, or the signal's AbortError.
 */
export async function sendInParts(address: string, file: Blob, sending: Sending): Promise<void> {
  let failures = 0;
  let at: number | 'ask' = 'ask';
  while (at !== file.size) {
    const answer = await put(address, file, at, sending.signal);
    if (answer === undefined) {
      failures += 1;
      if (failures >= TRIES) throw unreachable();
      await pause(FIRST_WAIT_MS * 2 ** failures, sending.signal);
      at = 'ask';
      continue;
    }
    failures = 0;
    at = answer;
    sending.onProgress(at);
  }
}

/** How many bytes are there after one part, or when only asked; undefined where no good answer came. */
async function put(
  address: string,
  file: Blob,
  at: number | 'ask',
  signal: AbortSignal,
): Promise<number | undefined> {
  const end = at === 'ask' ? 0 : Math.min(at + PART, file.size);
  const range = at === 'ask' ? `bytes */${file.size}` : `bytes ${at}-${end - 1}/${file.size}`;
  try {
    const response = await fetch(address, {
      method: 'PUT',
      headers: { 'content-range': range },
      ...(at === 'ask' ? {} : { body: file.slice(at, end) }),
      signal,
    });
    if (response.ok) return file.size;
    // Refused for good: the address has run out, or was given up.
    if (response.status >= 400 && response.status < 500) throw errorFrom(response.status, null);
    if (response.status !== 308) return undefined;
    const last = /-(\d+)$/.exec(response.headers.get('range') ?? '')?.[1];
    // A bucket that does not expose the header has taken the whole part; asked, it has none.
    return last === undefined ? end : Number(last) + 1;
  } catch (error) {
    if (signal.aborted || isApiError(error)) throw error;
    return undefined;
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
