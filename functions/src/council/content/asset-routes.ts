import { Router } from 'express';
import { contentHandler } from './answering.ts';
import { ContentError } from './content-error.ts';
import { findCleanFile } from './queries/files.ts';
import { isUuid } from './uuid.ts';

/** `assets/{id}`: a clean file of the council, open to anybody; the content under an id never changes. */
export function assetRoutes(): Router {
  const router = Router();
  router.get(
    '/assets/:id',
    contentHandler(async ({ request, response, tx }) => {
      const { id } = request.params;
      const file = isUuid(id) ? await findCleanFile(tx, id) : undefined;
      if (!file) throw new ContentError('FORBIDDEN');
      response.setHeader('content-type', file.type);
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('content-security-policy', "default-src 'none'; sandbox");
      // Private: on a shared host a header decides the council, and caches do not look at it.
      response.setHeader('cache-control', 'private, max-age=2592000, immutable');
      response.setHeader(
        'content-disposition',
        `${request.query.download === undefined ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      );
      response.end(file.bytes);
      return 'answered';
    }),
  );
  return router;
}
