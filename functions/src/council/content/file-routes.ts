import { Router, type Request } from 'express';
import type { Tx } from '../../platform/db.ts';
import { isRefusal } from '../../platform/errors.ts';
import { readMultipart } from '../../platform/multipart.ts';
import { judge } from '../../platform/scanning/judge.ts';
import { sniffType } from '../../platform/scanning/sniff.ts';
import { answeringOverNetwork } from './answering.ts';
import { ContentError } from './content-error.ts';
import { policiesOf, type ContentAction } from './policies.ts';
import { addContentFile, removeContentFile } from './queries/files.ts';
import { findPolicies } from './queries/policies.ts';
import { contentReaderOf } from './reader.ts';
import { isUuid } from './uuid.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_NAME_LENGTH = 200;

/** `files`: POST multipart with one `file` (PNG, JPEG or PDF, found clean at once), DELETE by id. */
export function contentFileRoutes(): Router {
  const router = Router();
  router.post(
    '/files',
    answeringOverNetwork(async ({ request, tenant, inTenant }) => {
      await inTenant((tx) => admit(tx, request, 'create'));
      const { givenName, bytes } = await fileIn(request);
      const type = sniffType(bytes);
      if (!type) throw new ContentError('INVALID_PAYLOAD', 'Only image and PDF files are allowed');
      const judged = await judge(bytes, type);
      if (judged.verdict === 'unknown')
        throw new ContentError('SERVICE_UNAVAILABLE', judged.reason);
      if (judged.verdict === 'quarantined')
        throw new ContentError('INVALID_PAYLOAD', judged.reason);
      const filename = givenName.slice(0, MAX_NAME_LENGTH) || 'file';
      const file = { filename, type, bytes: Buffer.from(judged.bytes) };
      const id = await inTenant(async (tx) => {
        await admit(tx, request, 'create');
        return addContentFile(tx, tenant.shortName, file);
      });
      const filesize = file.bytes.length;
      return { data: { id, filename_download: filename, title: filename, type, filesize } };
    }),
  );
  router.delete(
    '/files/:id',
    answeringOverNetwork(async ({ request, inTenant }) => {
      await inTenant(async (tx) => {
        await admit(tx, request, 'delete');
        const { id } = request.params;
        // One that is not there is treated as one that may not be removed.
        if (!isUuid(id) || !(await removeContentFile(tx, id))) throw new ContentError('FORBIDDEN');
      });
      return undefined;
    }),
  );
  return router;
}

/** Throws FORBIDDEN unless the policies of 'files' let this person do so. */
async function admit(tx: Tx, request: Request, action: ContentAction): Promise<void> {
  const { actor, grants } = await contentReaderOf(tx, request);
  if (!actor) throw new ContentError('FORBIDDEN');
  policiesOf(await findPolicies(tx, 'files', action, grants));
}

async function fileIn(request: Request) {
  try {
    const { files } = await readMultipart(request, {
      field: 'file',
      maxFiles: 1,
      maxBytes: MAX_BYTES,
      messages: {
        notMultipart: 'A file is sent as form data, in the field file',
        tooLarge: 'At most 10 MB',
        tooMany: 'One file at a time',
      },
    });
    const [file] = files;
    if (!file || file.bytes.length === 0) throw new ContentError('INVALID_PAYLOAD', 'No file');
    return file;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const code = error.code === 'payload-too-large' ? 'CONTENT_TOO_LARGE' : 'INVALID_PAYLOAD';
    throw new ContentError(code, Object.values(error.fields ?? {}).join(', '));
  }
}
