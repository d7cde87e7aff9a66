import { typeset } from '../../../platform/print/typeset.ts';
import type { AttachmentBox } from '../contract/parts.ts';
import { attachmentMessages as messages } from '../../ground/attachments/messages.ts';
import { redactInSubprocess } from './redact-in-subprocess.ts';
import type { CopiedPage } from './redactor-task.ts';

interface ToCopy {
  number: number;
  contentType: string;
  bytes: Uint8Array;
  boxes: readonly AttachmentBox[];
}

/**
 * A file's pages set anew as pictures with the boxes burnt in, of the same type as the file. Nothing else of the file is
 * in it: no text, no metadata. Throws UnreadableFile for what cannot be drawn.
 */
export async function makeCopy(of: ToCopy): Promise<Uint8Array> {
  const { contentType, bytes, boxes } = of;
  const { drawn, picture } = await redactInSubprocess({ contentType, bytes, boxes });
  return picture ?? setPages(of, drawn ?? []);
}

function setPages({ number, boxes }: ToCopy, drawn: readonly CopiedPage[]): Promise<Uint8Array> {
  const kindsOn = (page: number) => [
    ...new Set(boxes.filter((box) => box.page === page).map(({ kind }) => kind)),
  ];
  return typeset({
    template: new URL('./attachment-copy.typ', import.meta.url),
    data: {
      title: messages.title(number),
      pages: drawn.map(({ width, height }, at) => ({
        width,
        height,
        alt: messages.page(at + 1, drawn.length, kindsOn(at + 1)),
      })),
    },
    pictures: Object.fromEntries(drawn.map(({ picture }, at) => [`page-${at + 1}.jpg`, picture])),
  });
}
