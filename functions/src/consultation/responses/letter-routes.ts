import { type Actor, may } from '../../platform/actor.ts';
import { networkRoute, route, type Route } from '../../platform/endpoint.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { Reply } from '../../platform/reply.ts';
import { attachment } from '../../platform/storage.ts';
import { londonDay } from '../../platform/dates/london.ts';
import { readBraces } from '../ground/responses/braces.ts';
import { requireRepresentation } from '../ground/representations/require-representation.ts';
import {
  getLetter,
  MAX_PRINTED_LETTERS,
  previewLetter,
  printDeliveries,
} from './contract/letters.ts';
import { getReports, getTimeline } from './contract/reports.ts';
import { makeLetters } from './letter-parts.ts';
import { sendingMessages as messages } from './messages.ts';
import { printLetters } from './print-letters.ts';
import { type KeptLetter, keptLetters } from './queries/find-deliveries.ts';
import { countAnswers, findTimeline } from './queries/reports.ts';
import { requireResponse } from './write-responses.ts';

export const letterRoutes: Route[] = [
  route(previewLetter, async ({ input, tenant, tx }) => {
    const { representationId, responseId = null, text } = input;
    const { fault } = readBraces(text);
    if (fault) throw invalidField('text', fault);
    const { summary = '', councilResponse = '' } = input;
    const [made] = await makeLetters(tx, tenant, {
      words: { text, summary, councilResponse },
      responseId,
      representationIds: [representationId],
      way: 'email',
    });
    if (!made) throw new AppError('not-found');
    const { representationId: _of, ...letter } = made;
    return { letter };
  }),

  // Letters are set after the transaction.
  networkRoute(getLetter, async ({ input, actor, tenant, inTenant }) => {
    const { id: responseId, representationId } = input;
    const letters = await inTenant(async (tx) => {
      const words = await requireResponse(tx, { accountId: actor?.accountId ?? 0 }, responseId);
      const kept = await keptLetters(tx, { responseId, representationId });
      if (kept.length > 0) return readableBy(actor, kept);
      const of = {
        words,
        responseId,
        representationIds: [representationId],
        way: 'letter',
      } as const;
      const made = await makeLetters(tx, tenant, of);
      return made.map((letter) => ({
        ...letter,
        responseId,
        day: londonDay(new Date()),
        isOutrun: false,
      }));
    });
    if (letters.length === 0) throw new AppError('not-found');
    const name = messages.fileName(responseId, representationId);
    return pdf(await printLetters(tenant, letters), name);
  }),
  networkRoute(printDeliveries, async ({ input, actor, tenant, inTenant }) => {
    const letters = readableBy(actor, await inTenant((tx) => keptLetters(tx, input)));
    if (letters.length > MAX_PRINTED_LETTERS)
      throw invalidField('responseIds', messages.tooManyLetters(MAX_PRINTED_LETTERS));
    if (letters.length === 0) throw new AppError('not-found');
    return pdf(await printLetters(tenant, letters), messages.manyFileName(letters.length));
  }),

  route(getTimeline, async ({ input, tx }) => {
    await requireRepresentation(tx, input.representationId);
    return findTimeline(tx, input);
  }),
  route(getReports, ({ input, tx }) => countAnswers(tx, input)),
];

/** What was sent stays word for word, so words redacted later are still in it. Throws not-authorized. */
function readableBy(actor: Actor | undefined, letters: KeptLetter[]): KeptLetter[] {
  const mayReadAll = actor !== undefined && may(actor, 'originals', 'read');
  if (!mayReadAll && letters.some(({ isOutrun }) => isOutrun)) throw new AppError('not-authorized');
  return letters;
}

const pdf = (bytes: Uint8Array, name: string) =>
  new Reply<Blob>({
    bytes,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
    },
  });
