import { type Author, changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { publicationMessages as messages } from '../publication/messages.ts';
import { representationChanges } from '../publication/representation-changes.ts';
import { type ApprovedAnswer, approvedResponses } from './queries/approved-responses.ts';
import { holdShownResponses, writeShownResponses } from './queries/published.ts';

/** The council's approved responses by representation, each in words; what answers a part says which. */
export async function answersInWords(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const approved = await approvedResponses(tx, ids);
  const inWords = ({ reference, councilResponse }: ApprovedAnswer) =>
    reference.includes('.') ? `${reference}: ${councilResponse}` : councilResponse;
  return new Map([...approved].map(([id, answers]) => [id, answers.map(inWords)]));
}

const BETWEEN = '\n\n';
/** Responses as one text, as an edition shows them; null: none. */
export const publishedAs = (words: readonly string[]): string | null =>
  words.length > 0 ? words.join(BETWEEN) : null;

/**
 * Takes what these representations show of responses from the public that are approved no longer, or answer them no
 * longer, and says so in their history. What was approved since is published with the next edition alone.
 */
export async function withdrawResponses(
  tx: Tx,
  author: Author,
  ids: readonly number[],
): Promise<void> {
  const shown = await holdShownResponses(tx, ids);
  if (shown.length === 0) return;
  const approved = await answersInWords(
    tx,
    shown.map(({ id }) => id),
  );
  const left = shown.flatMap(({ id, response }) => {
    const edged = BETWEEN + response + BETWEEN;
    const isShown = (words: string) => edged.includes(BETWEEN + words + BETWEEN);
    const words = publishedAs((approved.get(id) ?? []).filter(isShown));
    return (words ?? '').length < response.length ? [{ id, words }] : [];
  });
  if (left.length === 0) return;
  await writeShownResponses(tx, left);
  await changed(tx, author, {
    of: representationChanges,
    ids: left.map(({ id }) => id),
    kind: 'updated',
    history: [
      { field: 'publication', label: messages.publication, newValue: messages.responseWithdrawn },
    ],
  });
}
