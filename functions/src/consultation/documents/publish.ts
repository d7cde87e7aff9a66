import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import { checkVersion } from '../../platform/check-version.ts';
import type { ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import type { RecordedCouncil } from '../../council/ground/settings/document-site-fields.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { documentChanges } from '../ground/documents/document-changes.ts';
import { editionWords } from '../ground/documents/edition-words.ts';
import { withCounts } from './charts/with-counts.ts';
import type { DraftDocument } from './contract.ts';
import type { publishDocument } from './contract/publishing.ts';
import { draftedOf } from './drafted.ts';
import { findFaults } from './faults.ts';
import { findShown } from './shown.ts';
import { documentChangeMessages as messages } from './messages.ts';
import { deleteRemovedAttachments } from './queries/attachments.ts';
import { removeFromPublic, writeEdition } from './queries/editions.ts';
import { findDocument, type HeldDocument, holdDocument } from './queries/heads.ts';
import { writePublishingTime } from './queries/publishing-time.ts';
import { readWhole, readDraft } from './read-draft.ts';
import type { MadePictures } from './pictures/make-pictures.ts';
import { resolveBlocks } from './resolve-draft.ts';
import { keepPresent } from './versions/keep.ts';

/** What a call to publish found before it began. */
interface Prepared {
  /** As they were made of the draft. */
  pictures: MadePictures;
  /** The edition that the public had. */
  edition: number | null;
}

/**
 * Publishes the draft that was read as the next edition; where another call did so meanwhile, that is the edition. Throws
 * not-found, changed-meanwhile where it was changed since, and payload-invalid with the first fault of it.
 */
export async function publishDraft(
  tx: Tx,
  actor: Actor,
  tenant: RecordedCouncil,
  { id, revision }: ParsedOf<typeof publishDocument>,
  { pictures, edition: before }: Prepared,
): Promise<DraftDocument> {
  const held = await lockDocument(tx, id);
  checkVersion(revision, held.revision, { title: held.title });
  const now = await findDocument(tx, id);
  if (now && now.edition !== null && now.edition !== before && !now.isChanged)
    return readDraft(tx, actor, id);
  const edition = await publishEdition(tx, {
    tenant,
    held,
    accountId: actor.accountId,
    pictures,
  });
  await tell(tx, actor, id, messages.published(edition));
  return readDraft(tx, actor, id);
}

/** Takes a document from the public, which does not come back as planned; answers and editions stay. Throws not-found. */
export async function withdrawPublished(tx: Tx, actor: Actor, id: number): Promise<DraftDocument> {
  await lockDocument(tx, id);
  await writePublishingTime(tx, id, { at: null, accountId: null });
  if (await removeFromPublic(tx, id)) await tell(tx, actor, id, messages.withdrawn);
  await deleteRemovedAttachments(tx, id);
  return readDraft(tx, actor, id);
}

/** A document that is not deleted, held until the transaction ends. Throws not-found. */
export async function lockDocument(tx: Tx, id: number): Promise<HeldDocument> {
  const held = await holdDocument(tx, id);
  if (!held || held.is_deleted) throw new AppError('not-found');
  return held;
}

const tell = (tx: Tx, actor: Actor, id: number, newValue: string) =>
  changed(tx, actor, {
    of: documentChanges,
    ids: [id],
    kind: 'updated',
    history: [{ field: 'publication', label: messages.publication, newValue }],
  });

/** Makes the next edition of a held document and puts it before the public; gives its number. Throws payload-invalid. */
export async function publishEdition(
  tx: Tx,
  {
    tenant,
    held,
    accountId,
    pictures,
  }: {
    tenant: RecordedCouncil;
    held: HeldDocument;
    accountId: number | null;
    pictures: MadePictures;
  },
): Promise<number> {
  const { id, revision, consultation_id: consultationId } = held;
  const { draft, shown } = await requirePublishable(tx, tenant, held);
  const { content, files } = await resolveBlocks(tx, tenant, draft, {
    ...shown,
    made: pictures,
  });
  const words = editionWords(content);
  // What was planned is done.
  await writePublishingTime(tx, id, { at: null, accountId: null });
  await keepPresent(tx, id);
  const number = await writeEdition(tx, {
    documentId: id,
    consultationId,
    revision,
    accountId,
    content,
    words,
    files,
  });
  await deleteRemovedAttachments(tx, id);
  return number;
}

/** The draft of a held document with what its maps, pictures and charts show. Throws payload-invalid with the first fault of it. */
export async function requirePublishable(
  tx: Tx,
  tenant: RecordedCouncil,
  { id, is_template: isTemplate }: HeldDocument,
) {
  if (isTemplate) throw invalidField('document', messages.templateIsNotPublished);
  const draft = await withCounts(tx, tenant, draftedOf(await readWhole(tx, id)));
  const shown = await findShown(tx, id, draft.blocks);
  const [fault] = findFaults(draft, shown);
  if (fault) throw invalidField(`${fault.blockId ?? 'document'}.${fault.field}`, fault.message);
  return { draft, shown };
}
