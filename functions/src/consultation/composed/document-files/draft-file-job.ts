import { reportProgress } from '../../../council/ground/notifications/progress.ts';
import { asAppError } from '../../../platform/answer-error.ts';
import { longDateOf } from '../../../platform/dates/long-date.ts';
import type { Tx } from '../../../platform/db.ts';
import type { AwaitedHandler, JobContext } from '../../../platform/jobs.ts';
import { log } from '../../../platform/log.ts';
import { writeFile } from '../../../platform/storage.ts';
import { findWanted, makePictures } from '../../documents/pictures/make-pictures.ts';
import { resolveForPrint } from '../../documents/resolve-draft.ts';
import { documentPrintMessages } from '../../ground/documents/print/messages.ts';
import { pictureFile } from '../../ground/documents/print/print-pictures.ts';
import { findConsultationState } from '../../public-documents/queries.ts';
import { documentFile, headOfFile } from './document-file.ts';
import { documentFileMessages as messages } from './messages.ts';
import { findUnfinishedDraftFile, type KeptDraftFile, moveDraftFile } from './queries.ts';

type Context = JobContext<'write-draft'>;

/** A delivery of a job may last five minutes. */
const MAX_MILLISECONDS = 200_000;
/** Specification 001, section 9: the picture of a map that takes longer is left out. */
const MAX_MAP_MILLISECONDS = 60_000;

/** Where a file of a draft lies in the clean bucket. */
export const draftFileFolder = (shortName: string, id: string) =>
  `${shortName}/document-files/${id}/`;
export const draftFileAt = (shortName: string, id: string) =>
  `${draftFileFolder(shortName, id)}document`;

/**
 * Writes the draft of a document as a file. What may be another time (the database away, others being written) is tried
 * again; what fails otherwise would fail again, and is told at once.
 */
export const draftFileJob = (
  maxMapMilliseconds = MAX_MAP_MILLISECONDS,
): AwaitedHandler<'write-draft'> => ({
  run: async (context) => {
    const { inTenant, payload } = context;
    const file = await inTenant((tx) => findUnfinishedDraftFile(tx, payload.fileId));
    if (!file) return;
    try {
      await write(context, file, maxMapMilliseconds);
    } catch (error) {
      if (asAppError(error)?.code === 'unavailable') throw error;
      log.error('document not written', { fileId: file.id, error: String(error) });
      await fail(context);
    }
  },
  gaveUp: (context) => fail(context),
});

async function write(
  { tenant, inTenant }: Context,
  file: KeptDraftFile,
  maxMapMilliseconds: number,
): Promise<void> {
  const { id, format } = file;
  const wanted = await inTenant((tx) => findWanted(tx, file.documentId));
  const made = await makePictures(tenant.shortName, wanted);
  const { content, files, consultation } = await inTenant(async (tx) => {
    const drawing = { made, maxMilliseconds: maxMapMilliseconds };
    const whole = await resolveForPrint(tx, tenant, file.documentId, drawing);
    const chosen = whole.head.consultation;
    return { ...whole, consultation: chosen && (await findConsultationState(tx, chosen.id)) };
  });
  const bodies = new Map(files.map(({ name, body }) => [name, body]));
  const bytes = await documentFile(
    tenant,
    {
      edition: content,
      consultation,
      made: documentPrintMessages.draft(longDateOf(new Date())),
      picturesOf: async (names) =>
        names.flatMap((name) => {
          const body = bodies.get(name);
          return body === undefined ? [] : [[name, pictureFile(name, Buffer.from(body))]];
        }),
    },
    format,
    {
      tell: (step) => inTenant((tx) => move(tx, id, 'processing', messages.steps[format][step])),
      maxMilliseconds: MAX_MILLISECONDS,
    },
  );
  const { name, contentType } = headOfFile(content, format);
  const at = draftFileAt(tenant.shortName, id);
  await writeFile({ name: at, contentType, downloadName: name }, [bytes]);
  await inTenant((tx) => move(tx, id, 'success', messages.made(name), name));
}

const fail = ({ inTenant, payload: { fileId } }: Context): Promise<void> =>
  inTenant(async (tx) => {
    const file = await findUnfinishedDraftFile(tx, fileId);
    if (file) await move(tx, fileId, 'error', messages.failed(file.format));
  });

async function move(
  tx: Tx,
  id: string,
  status: KeptDraftFile['status'],
  message: string,
  fileName: string | null = null,
): Promise<void> {
  const moved = await moveDraftFile(tx, id, { status, message, fileName });
  if (moved?.notificationId != null)
    await reportProgress(tx, moved.notificationId, { status, message });
}
