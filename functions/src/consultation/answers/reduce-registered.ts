import { type Author, changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { representationChanges } from '../ground/publication/representation-changes.ts';
import { withdrawWithoutConsent } from '../ground/publication/end-publication.ts';
import { representationMessages } from '../ground/representations/messages.ts';
import { reducedConsentMessages as messages } from './council-messages.ts';
import { holdRegistered, noteReduced, reduceConsent } from './queries/registered-of.ts';
import type { Respondent } from './queries/respondents.ts';

/** As the council: what is registered of a respondent is published no further than they say now. More is not given. */
export async function followConsent(
  tx: Tx,
  author: Author,
  { id, consent }: Pick<Respondent, 'id' | 'consent'>,
): Promise<void> {
  const registered = await holdRegistered(tx, id);
  if (!registered || consent === null) return;
  await reduce(tx, author, { id, ids: registered.ids, consent, why: messages.consentReduced });
}

/** As the council: what says an answer that its respondent has deleted is not published. */
export async function followDeletion(
  tx: Tx,
  author: Author,
  { respondentId: id, answerId }: { respondentId: number; answerId: number },
): Promise<void> {
  const registered = await holdRegistered(tx, id);
  // After a registration was taken back nobody knows which answers the one before says.
  const says = (answers: string[]) =>
    answers.length === 0 || answers.some((each) => each.startsWith(`${answerId}.`));
  if (!registered || !says(registered.answers)) return;
  const { ids } = registered;
  await reduce(tx, author, { id, ids, consent: 'None', why: messages.answerDeleted });
}

interface Reducing {
  id: number;
  ids: readonly number[];
  consent: string;
  why: string;
}

async function reduce(tx: Tx, author: Author, { id, ids, consent, why }: Reducing): Promise<void> {
  const reduced = await reduceConsent(tx, ids, consent);
  if (reduced.length === 0) return;
  await noteReduced(tx, id);
  const reducedIds = reduced.map((each) => each.id);
  await changed(tx, author, {
    of: representationChanges,
    ids: reducedIds,
    kind: 'updated',
    history: reduced.map(({ id: representationId, before }) => ({
      field: 'consent',
      label: representationMessages.fields.consent,
      oldValue: before,
      newValue: consent,
      content: why,
      recordIds: [representationId],
    })),
  });
  await withdrawWithoutConsent(tx, author, reducedIds);
}
