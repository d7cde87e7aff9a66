import { randomUUID } from 'node:crypto';
import type { Actor } from '../../platform/actor.ts';
import { openResumable, writeObject } from '../../platform/bucket-objects.ts';
import type { Contract } from '../../platform/contract.ts';
import { councilOrigin } from '../../platform/council-origin.ts';
import type { Tx } from '../../platform/db.ts';
import type { Call } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { onceOnly } from '../../platform/idempotency.ts';
import { Reply } from '../../platform/reply.ts';
import { markFileReceived } from './mark-file-received.ts';
import { AVAILABILITY_FLAG, type FileKind } from './bucket-kinds.ts';
import { checkFiles, type NamedFile } from './check-files.ts';
import type { FileOwner } from './file-owner.ts';
import { objectName } from './object-name.ts';
import { findFiles, insertFiles, type FileRow } from './queries/files.ts';
import type { UploadedFile } from '../../platform/multipart.ts';

type Asking = Omit<Call<Contract>, 'input'> & {
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/** A call that may upload to a record. */
export interface OwnedUpload {
  contract: Contract;
  call: Asking;
  owner: FileOwner;
  ownerId: number;
  kind: FileKind;
}

/**
 * Stores small files: first the records, then the bytes, then the confirmation. If interrupted anywhere, a repeat
 * with the same key continues, and the sweep finds what is there. Gives the files.
 */
export async function uploadSmall(upload: OwnedUpload, given: UploadedFile[]): Promise<FileRow[]> {
  const sized = given.map((file) => ({ ...file, size: file.bytes.length }));
  const hashes = given.map(({ sha256 }) => sha256);
  const files = await keep(upload, checkFiles(sized), hashes);
  await failpoint('file-kept');
  const { inTenant, tenant } = upload.call;
  for (const [index, file] of files.entries()) {
    const bytes = given[index]?.bytes;
    if (!bytes || file.arrived_at !== null || file.deleted_at !== null) continue;
    const name = objectName(tenant.shortName, upload.owner, file);
    await writeObject({ bucket: 'unscanned', name }, bytes, file.content_type);
  }
  await failpoint('file-stored');
  return inTenant(async (tx) => {
    for (const { id } of files) await markFileReceived(tx, upload.owner, id);
    return findFiles(
      tx,
      upload.owner,
      files.map(({ id }) => id),
    );
  });
}

/** Opens an upload for each of several files, which the browser sends itself; in order. */
export async function openUploads(
  upload: OwnedUpload,
  given: { fileName: string; size: number }[],
): Promise<{ fileId: number; address: string }[]> {
  const named = checkFiles(given.map(({ fileName, size }) => ({ givenName: fileName, size })));
  const files = await keep(upload, named, []);
  const { tenant, request } = upload.call;
  const origin = request.header('origin') ?? councilOrigin(tenant);
  return Promise.all(
    files.map(async (file) => {
      const name = objectName(tenant.shortName, upload.owner, file);
      const target = { size: file.size_bytes, contentType: file.content_type, origin };
      const address = await openResumable({ bucket: 'unscanned', name }, target);
      return { fileId: file.id, address };
    }),
  );
}

/** The records of the files, created once per key; a repeat finds those of the first time. */
async function keep(
  { contract, call, owner, ownerId, kind }: OwnedUpload,
  files: NamedFile[],
  hashes: string[],
): Promise<FileRow[]> {
  const actor = call.actor as Actor;
  if (kind === 'availability' && !call.tenant.flags.has(AVAILABILITY_FLAG))
    throw new AppError('feature-off');
  const input = { ownerId, kind, files, hashes };
  return call.inTenant(async (tx) => {
    const answer = await onceOnly(contract, { ...call, actor, input }, tx, async () => {
      await owner.hold(tx, ownerId);
      const upload = randomUUID();
      return { ids: await insertFiles(tx, owner, { ownerId, kind, upload, actor, files }) };
    });
    const kept = answer instanceof Reply ? (answer.body as { ids: number[] }) : answer;
    return findFiles(tx, owner, kept.ids);
  });
}
