import type { Actor } from '../../../platform/actor.ts';
import type { OutputOf, ParsedOf } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import type { HeldAnswer, listHeldAnswers } from '../contract/moderation.ts';
import { countHeld, findHeld, type HeldRow } from '../queries/moderation.ts';
import { givenAnswerOf, requireAnswered } from '../reading/read-answers.ts';
import { readsOriginals, redactedRow } from '../reading/redacted.ts';

type Held = Omit<OutputOf<typeof listHeldAnswers>, 'mayDecide'>;

/** One page of answers that were held, with why and what was decided. Throws not-found for an unknown document. */
export async function readHeld(
  tx: Tx,
  actor: Actor,
  asked: ParsedOf<typeof listHeldAnswers>,
): Promise<Held> {
  if (asked.documentId !== undefined) await requireAnswered(tx, asked.documentId);
  const rows = await findHeld(tx, asked);
  const isOpen = readsOriginals(actor);
  const answers: HeldAnswer[] = [];
  for (const [documentId, of] of Map.groupBy(rows, (row) => row.documentId)) {
    const { asked: askedThen } = await requireAnswered(tx, documentId);
    for (const row of of)
      answers.push({
        ...givenAnswerOf(isOpen ? row : redactedRow(row), askedThen(row.questionId, row.edition)),
        ...moderated(row),
        // A reason may name whoever answered, or quote them.
        decisions: row.decisions.map((each) => (isOpen ? each : { ...each, reason: '' })),
      });
  }
  const place = new Map(rows.map(({ id }, at) => [id, at]));
  answers.sort((a, b) => place.get(a.id)! - place.get(b.id)!);
  return { answers, counts: await countHeld(tx, asked.documentId) };
}

const moderated = ({
  documentId,
  documentTitle,
  version,
  moderation,
  heldFor,
  decisions,
}: HeldRow) => ({
  document: { id: documentId, title: documentTitle },
  version,
  state: moderation ?? 'held',
  heldFor,
  decisions,
});
