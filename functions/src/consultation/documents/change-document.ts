import type { EditLine } from '../../records/history/record-history.ts';
import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import { checkVersion } from '../../platform/check-version.ts';
import type { ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import {
  type CouncilPageKind,
  councilPageNames,
} from '../ground/public-frame/council-page-kinds.ts';
import { documentChanges } from '../ground/documents/document-changes.ts';
import { holdLiveDocument } from '../ground/documents/queries/hold-live-document.ts';
import { touchDocument } from '../ground/documents/queries/touch-document.ts';
import { copyOf, emptyDraft } from './copying/copy-of.ts';
import { copyAttachments } from './copying/copy-attachments.ts';
import { copyPictures } from './copying/copy-pictures.ts';
import type { addDocument, changeDocument, DraftDocument } from './contract.ts';
import { draftedOf } from './drafted.ts';
import { documentChangeMessages as messages } from './messages.ts';
import {
  findDocument,
  findOtherCouncilPage,
  type HeldDocument,
  holdDocument,
  insertDocument,
  isConsultation,
  writeDocument,
} from './queries/heads.ts';
import { writePublishingTime } from './queries/publishing-time.ts';
import { insertParts } from './queries/restoring.ts';
import { readDraft, readWhole } from './read-draft.ts';
import { keepIfRested } from './versions/keep.ts';
import { type KeptDraft, keptDraft } from './versions/kept-draft.ts';

/**
 * Begins a document with a hero and an empty section, or as the document that it begins from. Throws payload-invalid
 * for an unknown consultation or document.
 */
export async function beginDocument(
  tx: Tx,
  actor: Actor,
  { title, consultationId = null, fromId, isTemplate = false }: ParsedOf<typeof addDocument>,
): Promise<DraftDocument> {
  await requireConsultation(tx, consultationId);
  if (isTemplate && consultationId !== null)
    throw invalidField('consultationId', messages.templateIsNotAnswered);
  const from = fromId === undefined ? undefined : await readBeginning(tx, fromId);
  const { settings, ...empty } = from ? keptDraft(from) : emptyDraft();
  const { accountId } = actor;
  const id = await insertDocument(tx, { title, consultationId, settings, isTemplate, accountId });
  const parts = from ? await copiedParts(tx, actor, { from, documentId: id }) : empty;
  await insertParts(tx, id, parts);
  const leftOut = from ? await copyAttachments(tx, actor, { fromId: from.id, documentId: id }) : [];
  await changed(tx, actor, {
    of: documentChanges,
    ids: [id],
    kind: 'created',
    history: [
      { field: 'document', label: messages.document, newValue: messages.begun },
      ...leftOut,
    ],
  });
  return readDraft(tx, actor, id);
}

/**
 * Changes what a document is called and how it is set, deletes or restores it; undefined once deleted. Throws
 * not-found, changed-meanwhile, and payload-invalid for what the public reads and what is not there.
 */
export async function rewriteDocument(
  tx: Tx,
  actor: Actor,
  { id, row_version, isDeleted, ...input }: ParsedOf<typeof changeDocument>,
): Promise<DraftDocument | null> {
  const before = await holdDocument(tx, id);
  if (!before || (before.is_deleted && isDeleted !== false)) throw new AppError('not-found');
  checkVersion(row_version, before.row_version, { title: before.title });
  if (input.consultationId !== undefined) await requireConsultation(tx, input.consultationId);
  if (before.is_template && input.consultationId)
    throw invalidField('consultationId', messages.templateIsNotAnswered);
  const councilPage = await pageAfter(tx, before, input.councilPage);
  if (!before.is_deleted) await keepIfRested(tx, before);
  const now = await findDocument(tx, id);
  if (isDeleted && now?.edition != null) throw invalidField('isDeleted', messages.publishedFirst);
  const after = {
    ...before,
    title: input.title ?? before.title,
    settings: input.settings ?? before.settings,
    consultation_id:
      input.consultationId === undefined ? before.consultation_id : input.consultationId,
    is_deleted: isDeleted ?? before.is_deleted,
    council_page: councilPage,
  };
  await writeDocument(tx, after);
  const isPlannedNoMore = after.is_deleted && now?.publishAt != null;
  if (isPlannedNoMore) await writePublishingTime(tx, id, { at: null, accountId: null });
  await touchDocument(tx, id, actor.accountId);
  const consultation = (await findDocument(tx, id))?.consultation?.name;
  await changed(tx, actor, {
    of: documentChanges,
    ids: [id],
    kind: after.is_deleted ? 'deleted' : 'updated',
    history: [
      ...linesOf(before, after, now?.consultation?.name, consultation),
      ...(isPlannedNoMore ? [publishesNoMore] : []),
    ],
  });
  return after.is_deleted ? null : readDraft(tx, actor, id);
}

/** What is deleted is not published by itself once it comes back. */
const publishesNoMore: EditLine = {
  field: 'publication',
  label: messages.publication,
  newValue: messages.publishesNoMore,
};

const namedPage = (kind: CouncilPageKind | null) =>
  kind === null ? messages.noCouncilPage : councilPageNames[kind];

/** Which page of the council it is from now on. One that is restored gives way to the one that took its place. */
async function pageAfter(
  tx: Tx,
  { id, council_page: before, is_deleted: isRestored, is_template: isTemplate }: HeldDocument,
  asked: CouncilPageKind | null | undefined,
): Promise<CouncilPageKind | null> {
  const wanted = asked === undefined ? before : asked;
  if (wanted === null) return null;
  if (isTemplate) throw invalidField('councilPage', messages.templateIsNoPage);
  const other = await findOtherCouncilPage(tx, wanted, id);
  if (other === undefined) return wanted;
  if (isRestored && asked === undefined) return null;
  throw invalidField('councilPage', messages.isPageAlready(other));
}

function linesOf(
  before: HeldDocument,
  after: HeldDocument,
  consultationBefore: string | undefined,
  consultation: string | undefined,
): EditLine[] {
  const lines: EditLine[] = [];
  const say = (field: string, label: string, newValue: string, oldValue?: string) =>
    lines.push({ field, label, newValue, ...(oldValue === undefined ? {} : { oldValue }) });
  if (before.title !== after.title) say('title', messages.title, after.title, before.title);
  if (before.consultation_id !== after.consultation_id)
    say(
      'consultation',
      messages.consultation,
      consultation ?? messages.noConsultation,
      consultationBefore ?? messages.noConsultation,
    );
  if (before.settings.hideSectionNumberings !== after.settings.hideSectionNumberings)
    say('settings', messages.settings, messages.hideNumbers(after.settings.hideSectionNumberings));
  if (before.council_page !== after.council_page)
    say(
      'councilPage',
      messages.councilPage,
      namedPage(after.council_page),
      namedPage(before.council_page),
    );
  if (before.is_deleted !== after.is_deleted)
    say('document', messages.document, after.is_deleted ? messages.deleted : messages.restored);
  return lines;
}

type WholeDraft = Awaited<ReturnType<typeof readWhole>>;

async function copiedParts(
  tx: Tx,
  actor: Actor,
  { from, documentId }: { from: WholeDraft; documentId: number },
): Promise<Pick<KeptDraft, 'sections' | 'blocks'>> {
  const { blocks } = draftedOf(from);
  const pictures = await copyPictures(tx, actor, { fromId: from.id, documentId, blocks });
  return copyOf(keptDraft(from), pictures);
}

/** What another document begins from, held: its parts are read one after the other, and all of one moment. */
async function readBeginning(tx: Tx, fromId: number): Promise<WholeDraft> {
  try {
    await holdLiveDocument(tx, fromId);
    return await readWhole(tx, fromId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found')
      throw invalidField('fromId', messages.unknownDocument);
    throw error;
  }
}

async function requireConsultation(tx: Tx, id: number | null): Promise<void> {
  if (id !== null && !(await isConsultation(tx, id)))
    throw invalidField('consultationId', messages.unknownConsultation);
}
