import { markFileReceived } from '../../../records/files/mark-file-received.ts';
import { objectName } from '../../../records/files/object-name.ts';
import { findUploaded } from '../../../records/files/queries/files.ts';
import type { Actor } from '../../../platform/actor.ts';
import { writeObject } from '../../../platform/bucket-objects.ts';
import type { Contract } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import { type Call, networkRoute, route, type Route } from '../../../platform/endpoint.ts';
import { AppError } from '../../../platform/errors.ts';
import { failpoint } from '../../../platform/failpoint.ts';
import { onceOnly } from '../../../platform/idempotency.ts';
import { Reply } from '../../../platform/reply.ts';
import { documentFileOwner } from '../../ground/documents/pictures/document-file-owner.ts';
import { addWordFile, beginFromWord, getWordReport } from '../contract/word.ts';
import { findDocument } from '../queries/heads.ts';
import { findWordReport } from '../queries/word-files.ts';
import { checkedWordForm } from './checked-word-form.ts';
import { planOfSent, readSentWord, type SentWord } from './read-upload.ts';
import type { WordPlan } from './reading/word-plan.ts';
import { addToDraft, beginOfWord, type TakenWord } from './take-in-word.ts';

type Asking = Omit<Call<Contract>, 'input'> & {
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

export const wordRoutes: Route[] = [
  networkRoute(beginFromWord, async (call) => {
    const sent = await readSentWord(call.request);
    const { title, consultationId } = checkedWordForm(sent.fields);
    const about = { title, consultationId: Number(consultationId) || null };
    return takeInWord({ contract: beginFromWord, call, sent, about }, (tx, actor, file) =>
      beginOfWord(tx, actor, { ...about, ...file }),
    );
  }),
  networkRoute(addWordFile, async (call) => {
    const { id } = call.input;
    if (!(await call.inTenant((tx) => findDocument(tx, id)))) throw new AppError('not-found');
    const sent = await readSentWord(call.request);
    return takeInWord({ contract: addWordFile, call, sent, about: { id } }, (tx, actor, file) =>
      addToDraft(tx, actor, id, file),
    );
  }),
  route(getWordReport, async ({ input: { id }, tx }) => {
    if (!(await findDocument(tx, id))) throw new AppError('not-found');
    return { report: await findWordReport(tx, id) };
  }),
];

interface Sending {
  contract: Contract;
  call: Asking;
  sent: SentWord;
  /** With the file it says whether a call is a repeat. */
  about: object;
}

/**
 * Reads the file, so that a slow reader keeps no transaction open; then makes of it what `act` does, once; then sends
 * its pictures to be scanned. If interrupted, a repeat with the same key sends those that are missing.
 */
async function takeInWord(
  { contract, call, sent, about }: Sending,
  act: (tx: Tx, actor: Actor, file: { fileName: string; plan: WordPlan }) => Promise<TakenWord>,
): Promise<TakenWord> {
  const { fileName, sha256 } = sent;
  const plan = await planOfSent(sent, call.tenant.shortName);
  const actor = call.actor as Actor;
  const input = { ...about, fileName, sha256 };
  const answer = await call.inTenant((tx) =>
    onceOnly(contract, { ...call, actor, input }, tx, () => act(tx, actor, { fileName, plan })),
  );
  const { upload } = answer instanceof Reply ? (answer.body as TakenWord) : answer;
  await failpoint('file-kept');
  await sendPictures(call, upload, plan);
  return answer;
}

async function sendPictures(
  { tenant, inTenant }: Asking,
  upload: string,
  { pictures }: WordPlan,
): Promise<void> {
  const files = await inTenant((tx) => findUploaded(tx, documentFileOwner, upload));
  for (const [at, file] of files.entries()) {
    const bytes = pictures[at]?.bytes;
    if (!bytes || file.arrived_at !== null || file.deleted_at !== null) continue;
    const name = objectName(tenant.shortName, documentFileOwner, file);
    await writeObject({ bucket: 'unscanned', name }, Buffer.from(bytes), file.content_type);
    await inTenant((tx) => markFileReceived(tx, documentFileOwner, file.id));
  }
}
