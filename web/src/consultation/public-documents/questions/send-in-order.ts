import type { TypedPlace } from './kept-in-tab.ts';

/** By answer: what is settled once all that was sent of it from this window is answered. */
const answered = new Map<string, Promise<unknown>>();

/**
 * Sends something of an answer once what was sent of it from this window before is answered: a draft after a submission,
 * say.
 */
export function sendInOrder<T>(
  { documentId, questionId, siteId, clientId }: TypedPlace,
  send: () => Promise<T>,
): Promise<T> {
  const key = [documentId, questionId, siteId, clientId].join(':');
  const sending = (answered.get(key) ?? Promise.resolve()).then(send);
  answered.set(
    key,
    sending.catch(() => undefined),
  );
  return sending;
}
