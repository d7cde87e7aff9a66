import { networkRoute, type Route } from '../../../platform/endpoint.ts';
import { Reply } from '../../../platform/reply.ts';
import { attachment } from '../../../platform/storage.ts';
import { siteSheet } from './contract.ts';
import { makeSheet } from './make-sheet.ts';
import { sheetMessages as messages } from './messages.ts';

export const siteSheetRoutes: Route[] = [
  // The page is drawn after the transaction, by a library loaded only for this.
  networkRoute(siteSheet, async ({ input, tenant, inTenant }) => {
    const sheet = await inTenant((tx) => makeSheet(tx, tenant, input, new Date()));
    const { drawSheet } = await import('./drawing/draw-sheet.ts');
    return new Reply({
      bytes: await drawSheet(sheet),
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': attachment(messages.fileName(fileNameOf(sheet.name))),
        'cache-control': 'private, no-store',
      },
    });
  }),
];

const MAX_NAME_LENGTH = 80;

/** Characters that every system accepts in a file name. */
function fileNameOf(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ').trim();
  return [...plain].slice(0, MAX_NAME_LENGTH).join('');
}
