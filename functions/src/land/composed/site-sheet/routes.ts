import { networkRoute, type Route } from '../../../platform/endpoint.ts';
import { countInShare } from '../../../platform/in-share.ts';
import { Reply } from '../../../platform/reply.ts';
import { attachment } from '../../../platform/storage.ts';
import { siteSheet } from './contract.ts';
import { makeSheet } from './make-sheet.ts';
import { sheetMessages as messages, sheetWords } from './messages.ts';
import { photoFor } from './photo.ts';
import { letterheadOf } from '../../../platform/print/council-look.ts';
import { typesetInSubprocess } from '../../../platform/print/typeset-in-subprocess.ts';

const TEMPLATE = new URL('./site-sheet.typ', import.meta.url);
const MAX_NAME_LENGTH = 80;
/** More than anybody hands out: each is set in a process of its own, for a second or more. */
const SHEETS = { what: 'site-sheets', times: 30 };

export const siteSheetRoutes: Route[] = [
  // The paper is set after the transaction, in a process of its own.
  networkRoute(siteSheet, async (call) => {
    await countInShare(call, SHEETS);
    const { input, tenant, inTenant } = call;
    const made = await inTenant((tx) => makeSheet(tx, tenant, input, new Date()));
    const photo = made.photo && (await photoFor(made.photo.object));
    const { letterhead, pictures } = await letterheadOf(tenant);
    const sheet = {
      ...made.sheet,
      letterhead,
      photo: photo && made.sheet.photo ? { ...made.sheet.photo, ratio: photo.ratio } : null,
    };
    return new Reply({
      bytes: await typesetInSubprocess(
        {
          template: TEMPLATE,
          data: { sheet: { ...sheet, words: sheetWords } },
          pictures: {
            ...pictures,
            ...made.pictures,
            ...(photo ? { 'photo.jpg': photo.bytes } : {}),
          },
        },
        tenant.shortName,
      ),
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
