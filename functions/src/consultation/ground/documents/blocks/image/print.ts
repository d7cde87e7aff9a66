import type { EditionPicture } from '../../edition.ts';
import { documentPrintMessages as messages } from '../../print/messages.ts';
import type { PrintPart } from '../../print/print-parts.ts';

/** A picture on paper in its largest size, with its caption below it, as on the page. */
export function printImage({ alt, caption, files }: EditionPicture): PrintPart[] {
  const largest = files.at(-1);
  if (!largest) return [];
  const { name, width, height } = largest;
  return [
    {
      kind: 'picture',
      source: { file: name },
      alt,
      missing: messages.missingPicture(caption || alt),
      width,
      height,
      ...(caption ? { keepsNext: true as const } : {}),
    },
    ...(caption ? [{ kind: 'caption', text: caption, isBelow: true } as const] : []),
  ];
}
