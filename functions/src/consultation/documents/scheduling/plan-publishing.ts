import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import { checkVersion } from '../../../platform/check-version.ts';
import type { ParsedOf } from '../../../platform/contract.ts';
import { longDate } from '../../../platform/dates/long-date.ts';
import type { Tx } from '../../../platform/db.ts';
import type { RecordedCouncil } from '../../../council/ground/settings/document-site-fields.ts';
import { invalidField } from '../../../platform/errors.ts';
import { documentChanges } from '../../ground/documents/document-changes.ts';
import type { DraftDocument } from '../contract.ts';
import type { planPublishing } from '../contract/publishing.ts';
import { documentChangeMessages as messages } from '../messages.ts';
import { lockDocument, requirePublishable } from '../publish.ts';
import {
  findPublishingTime,
  secondsUntil,
  writePublishingTime,
} from '../queries/publishing-time.ts';
import { readDraft } from '../read-draft.ts';

const YEAR_SECONDS = 366 * 86_400;

/**
 * Has the draft published at a time as it is then, or no longer. Throws not-found, changed-meanwhile, and
 * payload-invalid for a time that is over and for the first fault of the draft.
 */
export async function planDraft(
  tx: Tx,
  actor: Actor,
  tenant: RecordedCouncil,
  { id, revision, at }: ParsedOf<typeof planPublishing>,
): Promise<DraftDocument> {
  const held = await lockDocument(tx, id);
  // Giving up must not wait until nobody writes.
  if (at !== null) checkVersion(revision, held.revision, { title: held.title });
  if (at === null && !(await findPublishingTime(tx, id))) return readDraft(tx, actor, id);
  if (at !== null) {
    const seconds = await secondsUntil(tx, at);
    if (seconds <= 0) throw invalidField('at', messages.timeIsOver);
    if (seconds > YEAR_SECONDS) throw invalidField('at', messages.tooFarAhead);
    await requirePublishable(tx, tenant, held);
  }
  await writePublishingTime(tx, id, { at, accountId: actor.accountId });
  // Of an hour that London skips in spring, the database keeps the next.
  const kept = await findPublishingTime(tx, id);
  await changed(tx, actor, {
    of: documentChanges,
    ids: [id],
    kind: 'updated',
    history: [
      {
        field: 'publication',
        label: messages.publication,
        newValue: at === null ? messages.publishesNoMore : messages.publishesAt(timeInWords(at)),
      },
    ],
    jobs: !kept
      ? []
      : [
          {
            job: 'publish-document',
            payload: { documentId: id, at: kept.at },
            delaySeconds: Math.ceil(kept.inSeconds),
          },
        ],
  });
  return readDraft(tx, actor, id);
}

/** '30 November 2026, 17:00' */
const timeInWords = (at: string) => {
  const [day = '', time = ''] = at.split('T');
  return `${longDate(day)}, ${time}`;
};
