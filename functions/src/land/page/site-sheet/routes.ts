import { networkRoute, type Route } from '../../../platform/endpoint.ts';
import { Reply } from '../../../platform/reply.ts';
import { attachment } from '../../../platform/storage.ts';
import { siteSheet } from './contract.ts';
import { makeSheet } from './make-sheet.ts';
import { sheetMessages as messages, sheetWords } from './messages.ts';
import { photoFor } from './photo.ts';
import { letterheadOf } from '../../../platform/print/council-look.ts';
import { typesetApart } from '../../../platform/print/typeset-apart.ts';

const TEMPLATE = new URL('./site-sheet.typ', import.meta.url);
const MAX_NAME_LENGTH = 80;

export const siteSheetRoutes: Route[] = [
  // The paper is set after the transaction, in a process of its own.
  networkRoute(siteSheet, async ({ input, tenant, inTenant }) => {
    const made = await inTenant((tx) => makeSheet(tx, tenant, input, new Date()));
    const photo = made.photo && (await photoFor(made.photo.object));
    const { letterhead, pictures } = await letterheadOf(tenant);
    const sheet = {
      ...made.sheet,
      letterhead,
      photo: photo && made.sheet.photo ? { ...made.sheet.photo, ratio: photo.ratio } : null,
    };
    return new Reply({
      bytes: await typesetApart({
        template: TEMPLATE,
        data: { sheet: { ...sheet, words: sheetWords } },
        pictures: { ...pictures, ...made.pictures, ...(photo ? { 'photo.jpg': photo.bytes } : {}) },
      }),
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': attachment(messages.fileName(fileNameOf(sheet.name))),
        'cache-control': 'private, no-store',
      },
    });
  }),
];

/** Characters that every system accepts in a file name. */
function fileNameOf(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ').trim();
  return [...plain].slice(0, MAX_NAME_LENGTH).join('');
}
