import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { EditLine } from '../../records/history/record-history.ts';
import { holdRecords } from '../../records/kept/queries.ts';
import { representationChanges } from '../ground/publication/representation-changes.ts';
import { representations } from '../ground/representations/representation-records.ts';
import { writeChecked } from '../ground/texts/queries/checked.ts';
import { lapseApproval } from '../ground/texts/queries/approval.ts';
import { type FoundMark, marksOf } from '../ground/texts/marks-of.ts';
import { textMessages as messages } from '../ground/texts/messages.ts';
import { plainText } from '../ground/texts/plain-text.ts';
import { publicDocument } from '../ground/texts/public-document.ts';
import type { TextDocument } from '../ground/texts/text-nodes.ts';
import type { OutputOf } from '../../platform/contract.ts';
import type { putText } from './contract.ts';
import { followParts, missingTopics, writeMarks } from './queries/marks.ts';
import { findWorkingCopy, continuesVersion, writePublicText, writeText } from './queries/text.ts';
import { withdrawHidden } from './withdraw-hidden.ts';

/**
 * Keeps the working copy of a text, with its marks, what they relate to and what others may read of it; gives how
 * often it was saved, which version that was, whether the public lost it by that, and which words were tagged with a
 * topic that is gone. Throws not-found, and changed-meanwhile where somebody else has saved since.
 */
export async function saveText(
  tx: Tx,
  actor: Actor,
  id: number,
  { document, revision }: { document: TextDocument; revision: number },
): Promise<OutputOf<typeof putText>> {
  const [held] = await holdRecords(tx, representations, [id]);
  if (!held) throw new AppError('not-found');
  const present = await findWorkingCopy(tx, id);
  if ((present?.revision ?? 0) !== revision)
    throw new AppError('changed-meanwhile', { fields: { document: present?.savedBy ?? '' } });
  const goesOn = await continuesVersion(tx, id, actor.accountId);
  const version = goesOn ? (present?.version ?? 1) : (present?.version ?? 0) + 1;
  const saved = await writeText(tx, id, { document, accountId: actor.accountId, version });
  const marks = marksOf(document);
  await writeMarks(tx, id, marks);
  const lost = await lostTopics(tx, marks, present && marksOf(present.document));
  await followParts(tx, id, marks);
  await writeChecked(tx, [id]);
  const shown = publicDocument(document);
  const plain = plainText(shown);
  const differs = await writePublicText(tx, id, { document: shown, plain });
  const history: EditLine[] = goesOn
    ? []
    : [{ field: 'text', label: messages.text, newValue: messages.version(version) }];
  if (differs && (await lapseApproval(tx, id)))
    history.push({
      field: 'publication',
      label: messages.publication,
      newValue: messages.approvalLapsed,
    });
  await changed(tx, actor, { of: representationChanges, ids: [id], kind: 'updated', history });
  const withdrawn = await withdrawHidden(tx, actor, id, {
    before: present?.document,
    now: document,
    shown: plain,
  });
  return { revision: saved, version, withdrawn, lost_topics: lost };
}

const topicsOf = ({ attrs }: FoundMark): number[] =>
  Array.isArray(attrs['tagIds']) ? attrs['tagIds'].map(Number) : [];

/** The words that are newly tagged with a topic that is not there any more. */
async function lostTopics(
  tx: Tx,
  now: readonly FoundMark[],
  before: readonly FoundMark[] = [],
): Promise<string[]> {
  const known = new Set(before.flatMap(topicsOf));
  const fresh = now.flatMap(topicsOf).filter((topic) => !known.has(topic));
  if (fresh.length === 0) return [];
  const gone = new Set(await missingTopics(tx, fresh));
  return now
    .filter((mark) => topicsOf(mark).some((topic) => gone.has(topic)))
    .map(({ passage }) => passage);
}
