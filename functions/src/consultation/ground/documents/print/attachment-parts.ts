import { sizeInWords } from '../../../../platform/size-in-words.ts';
import { attachmentKinds, kindAndSize } from '../attachments/attachment-kinds.ts';
import type { Edition } from '../edition.ts';
import { documentViewMessages } from '../view/messages.ts';
import { headingInBlock, plainRun, type PrintPart } from './print-parts.ts';

/**
 * The attachments of a document under a heading of this level, a list of what each is called, is, and takes; nothing
 * where there are none. `at`: the public address under which each is found by its id; without one they are named only.
 */
export function attachmentParts(
  { attachments = [] }: Edition,
  headingLevel: number,
  at: string | undefined,
): PrintPart[] {
  if (attachments.length === 0) return [];
  const items = attachments.map(({ id, title, contentType, size }) => [
    {
      kind: 'paragraph' as const,
      runs: [
        plainRun(title, at === undefined ? '' : `${at}/${id}`),
        plainRun(` (${kindAndSize(attachmentKinds[contentType], sizeInWords(size))})`),
      ],
    },
  ]);
  return [
    headingInBlock(headingLevel, documentViewMessages.attachments),
    { kind: 'blocks', blocks: [{ kind: 'list', ordered: false, items }] },
  ];
}
