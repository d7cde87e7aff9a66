import { Agent, request } from 'node:http';
import { setTimeout as waited } from 'node:timers/promises';
import { emptyAnswer } from '../../functions/src/consultation/ground/documents/blocks/question/answer-rules.ts';
import { hostHeader } from '../search/start.ts';
import { ASKED, uidOf } from './furnish.ts';

/** As long as a page waits for an answer before it tries again, in ms. */
const PATIENCE_MS = 30_000;
/** Longer than the question takes to read: what comes sooner is held, as sent by a machine. */
const READING_MS = 5_000;
const agent = new Agent({ keepAlive: true, maxSockets: 4000 });

export interface Told {
  /** 0 where no answer came. */
  status: number;
  /** Whether a refusal says when to come again. */
  retryAfter: boolean;
  /** When the answer came, by performance.now(). */
  at: number;
}

export const wordsOf = (resident: number) => `The lane floods, says resident ${resident}.`;
export const draftOf = (resident: number) => `The lane fl… ${resident}`;

/** Where they answer, and since when they read. */
export interface Page {
  base: string;
  documentId: number;
  opened: string;
}

/** Opens the document, and gives it once its question can have been read. */
export async function openPage(base: string, documentId: number): Promise<Page> {
  const answered = await fetch(`${base}/documents/${documentId}/answers`, {
    headers: hostHeader('bench-01'),
  });
  if (!answered.ok)
    throw new Error(`The page answered ${answered.status} ${await answered.text()}`);
  const { result } = (await answered.json()) as { result: { opened: string } };
  await waited(READING_MS);
  return { base, documentId, opened: result.opened };
}

/** Sends one resident's words, submitted or as a draft. */
export function send(
  { base, documentId, opened }: Page,
  resident: number,
  what: 'answer' | 'draft',
): Promise<Told> {
  const text = what === 'answer' ? wordsOf(resident) : draftOf(resident);
  const body = JSON.stringify({
    version: 0,
    ...(what === 'answer' ? { opened } : {}),
    [what]: { ...emptyAnswer(), text },
  });
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, retryAfter: false, at: performance.now() });
    const sent = request(
      `${base}/documents/${documentId}/questions/${ASKED}/${what}`,
      {
        agent,
        method: 'PUT',
        timeout: PATIENCE_MS,
        headers: {
          ...hostHeader('bench-01'),
          cookie: `__session=${encodeURIComponent(uidOf(resident))}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...(what === 'answer' ? { 'idempotency-key': crypto.randomUUID() } : {}),
        },
      },
      (response) => {
        response.resume();
        response.on('error', none);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'] !== undefined,
            at: performance.now(),
          }),
        );
      },
    );
    sent.on('error', none);
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.end(body);
  });
}

/** So many at a time, each resident once, for this long or until they are all through; gives answers a second. */
export async function inTurns(
  residents: Iterator<number>,
  { abreast, forMs }: { abreast: number; forMs: number },
  work: (resident: number) => Promise<Told>,
): Promise<number> {
  const begun = performance.now();
  let done = 0;
  const one = async () => {
    while (performance.now() - begun < forMs) {
      const { value, done: none } = residents.next();
      if (none) return;
      const { status } = await work(value);
      if (status !== 200) throw new Error(`Answered ${status} without a rush`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: abreast }, one));
  return (done * 1000) / (performance.now() - begun);
}

/** Residents come at a steady rate, whether those before them were answered or not. */
export async function rush(
  residents: Iterator<number>,
  { perSecond, forMs }: { perSecond: number; forMs: number },
  work: (resident: number) => Promise<Told>,
): Promise<Map<number, Told>> {
  const begun = performance.now();
  const told = new Map<number, Told>();
  const waiting: Promise<void>[] = [];
  let come = 0;
  while (performance.now() - begun < forMs) {
    const due = ((performance.now() - begun) * perSecond) / 1000;
    for (; come < due; come += 1) {
      const { value, done } = residents.next();
      if (done) throw new Error('There are too few residents for this machine');
      waiting.push(work(value).then((answer) => void told.set(value, answer)));
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(waiting);
  return told;
}
