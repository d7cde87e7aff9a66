import type { Actor } from '../../platform/actor.ts';
import { objectSize } from '../../platform/bucket-objects.ts';
import type { Tx } from '../../platform/db.ts';
import { networkRoute, type Call, type Route } from '../../platform/endpoint.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { Reply } from '../../platform/reply.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { siteFileOwner } from '../ground/sites/site-file-owner.ts';
import { markFileReceived } from '../../records/files/mark-file-received.ts';
import type { SiteFileKind } from '../../records/files/bucket-kinds.ts';
import * as calls from './contract.ts';
import * as named from './contract/named-files.ts';
import * as resumed from './contract/resumed-upload.ts';
import { fileAddress } from '../../records/files/file-address.ts';
import type { FileState } from '../../records/files/file-states.ts';
import { fileRecord } from './file-record.ts';
import { requireFile, requireLinkedFile, requireNamedFile } from './find-file.ts';
import { fileMessages as messages } from '../../records/files/messages.ts';
import { objectName } from '../../records/files/object-name.ts';
import {
  findFiles,
  findOwnUpload,
  listFiles,
  markFileDeleted,
  type FileRow,
} from '../../records/files/queries/files.ts';
import { readCollection, readMetadata } from './read-collection.ts';
import { removeFile, restoreFile } from '../../records/files/remove-file.ts';
import { bringHome, tidyFile } from '../../records/files/tidy-file.ts';
import { openUploads, uploadSmall } from '../../records/files/upload-files.ts';

type Asking = Pick<Call<unknown>, 'actor' | 'tenant'> & {
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/** Addresses are signed one by one: not for long pages, which nobody reads in full. */
const MAX_SIGNED = 50;

const CLEAN = ['clean'] as const;
const UNSCANNED = ['unscanned'] as const;
const QUARANTINED = ['quarantined', 'fail'] as const;

export const fileRoutes: Route[] = [
  ...listing(calls.getSiteFiles, named.getFiles, CLEAN),
  ...listing(calls.getUnscannedSiteFiles, named.getUnscannedFiles, UNSCANNED),
  ...listing(calls.getQuarantinedSiteFiles, named.getQuarantinedFiles, QUARANTINED),

  // An upload is read between two transactions, so that a slow sender keeps none open.
  networkRoute(calls.uploadSiteFiles, async (call) => {
    const { files, metadata } = await readCollection(call.request);
    const { dataType: kind = 'site files' } = readMetadata(metadata);
    const upload = {
      contract: calls.uploadSiteFiles,
      call,
      owner: siteFileOwner,
      ownerId: call.input.id,
      kind,
    };
    return { files: await records(call.tenant, await uploadSmall(upload, files)) };
  }),
  networkRoute(named.uploadFiles, async (call) => {
    const { files, metadata } = await readCollection(call.request);
    const { dataType: kind, siteId } = readMetadata(metadata);
    if (!siteId || !kind) throw invalidField('metadata', messages.metadata);
    const upload = {
      contract: named.uploadFiles,
      call,
      owner: siteFileOwner,
      ownerId: siteId,
      kind,
    };
    return { files: await records(call.tenant, await uploadSmall(upload, files)) };
  }),
  networkRoute(resumed.openUpload, async (call) => {
    const { siteId, dataType: kind, fileCollection } = call.input;
    const upload = {
      contract: resumed.openUpload,
      call,
      owner: siteFileOwner,
      ownerId: siteId,
      kind,
    };
    return { uploads: await openUploads(upload, fileCollection) };
  }),
  networkRoute(resumed.finishUpload, async (call) => {
    const file = await ownUpload(call, call.input.fileId);
    if (file.arrived_at === null) {
      const name = objectName(call.tenant.shortName, siteFileOwner, file);
      const size = await objectSize({ bucket: 'unscanned', name });
      if (size === undefined) throw invalidField('fileCollection', messages.vanished);
    }
    const now = await call.inTenant(async (tx) => {
      await markFileReceived(tx, siteFileOwner, file.id);
      return requireFile(tx, file.owner_id, file.id);
    });
    return { file: await fileRecord(call.tenant.shortName, now, true) };
  }),
  networkRoute(resumed.cancelUpload, async (call) => {
    const file = await ownUpload(call, call.input.fileId);
    if (!(await call.inTenant((tx) => markFileDeleted(tx, siteFileOwner, file.id, 'unfinished'))))
      throw new AppError('not-found');
    await tidyNow(call, file);
    return undefined;
  }),

  networkRoute(calls.deleteSiteFile, (call) =>
    removeAndTidy(call, (tx) => requireFile(tx, call.input.id, call.input.fileId)),
  ),
  networkRoute(calls.restoreSiteFile, async (call) => {
    const { id: siteId, fileId } = call.input;
    const asked = { ownerId: siteId, fileId };
    const file = await call.inTenant((tx) =>
      restoreFile(tx, call.actor as Actor, siteFileOwner, asked),
    );
    // Its copy goes with the next sweep, which may be about to put this one aside.
    await bringHome({ tenant: call.tenant, owner: siteFileOwner }, file);
    return { file: await fileRecord(call.tenant.shortName, file, true) };
  }),
  networkRoute(named.deleteFile, (call) =>
    removeAndTidy(call, (tx) => requireNamedFile(tx, call.input)),
  ),

  networkRoute(named.downloadFile, async ({ input, tenant, inTenant }) => {
    const file = await inTenant((tx) => requireNamedFile(tx, input));
    const url = await fileAddress(tenant.shortName, siteFileOwner, file, 'attachment');
    if (url === undefined) throw new AppError('not-found');
    return input.as === 'link' ? { url } : new Reply({ status: 302, headers: { location: url } });
  }),
  networkRoute(named.getSignedUrl, async ({ input, tenant, inTenant }) => {
    const file = await inTenant((tx) => requireLinkedFile(tx, tenant.shortName, input.selfLink));
    const signedUrl = await fileAddress(tenant.shortName, siteFileOwner, file, 'inline');
    if (signedUrl === undefined) throw new AppError('not-found');
    return { signedUrl };
  }),
];

/** The same list at both of its addresses. */
function listing(
  v2: typeof calls.getSiteFiles,
  generic: typeof named.getFiles,
  states: readonly FileState[],
): Route[] {
  return [
    networkRoute(v2, (call) => listed(call, { ...call.input, siteId: call.input.id, states })),
    networkRoute(generic, (call) => listed(call, { ...call.input, states })),
  ];
}

interface Page {
  siteId: number;
  dataType?: SiteFileKind | undefined;
  states: readonly FileState[];
  limit?: number | undefined;
  offset?: number | undefined;
}

async function listed({ tenant, inTenant }: Asking, asked: Page) {
  const { siteId, dataType: kind, limit = MAX_SIGNED, offset = 0, states } = asked;
  const { files, total } = await inTenant(async (tx) => {
    await requireSite(tx, siteId);
    return listFiles(tx, siteFileOwner, {
      ownerId: siteId,
      kind,
      limit,
      offset,
      states: [...states],
    });
  });
  return { files: await records(tenant, files, limit <= MAX_SIGNED), total };
}

function records({ shortName }: Tenant, files: FileRow[], signed = true) {
  return Promise.all(files.map((file) => fileRecord(shortName, file, signed)));
}

async function ownUpload({ actor, inTenant }: Asking, fileId: number): Promise<FileRow> {
  const { accountId } = actor as Actor;
  const file = await inTenant((tx) => findOwnUpload(tx, siteFileOwner, fileId, accountId));
  if (!file) throw new AppError('not-found');
  return file;
}

async function removeAndTidy(call: Asking, find: (tx: Tx) => Promise<FileRow>): Promise<undefined> {
  const file = await call.inTenant(async (tx) => {
    const found = await find(tx);
    await removeFile(tx, call.actor as Actor, siteFileOwner, found);
    return found;
  });
  await tidyNow(call, file);
  return undefined;
}

/** The file as it is once the change has been committed. */
async function tidyNow({ tenant, inTenant }: Asking, { id }: FileRow): Promise<void> {
  const [now] = await inTenant((tx) => findFiles(tx, siteFileOwner, [id]));
  if (now) await tidyFile({ tenant, owner: siteFileOwner }, now);
}
