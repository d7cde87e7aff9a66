import { isWebAddress } from '@contract/platform/link-address.ts';
import { StarterKit } from '@tiptap/starter-kit';
import type { Extensions } from '@tiptap/react';
import { Pasting } from '../pasting/pasting.ts';
import { Highlights } from '../marks/highlights.ts';
import { Figure } from './figure.ts';
import { FontSize } from './font-size.ts';
import { PartGuard } from './part-guard.ts';
import { EmptyTextHint } from './empty-text-hint.ts';
import { workMarks } from './work-marks.ts';

/** What a text may consist of; names as the server knows them (ground/texts/text-nodes.ts). `part`: what may be changed. */
export const textExtensions = (part?: number): Extensions => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      isAllowedUri: (address) => isWebAddress(address),
      // Only those that the dialog sets.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  ...workMarks,
  FontSize,
  Figure,
  EmptyTextHint,
  Pasting,
  Highlights,
  ...(part === undefined ? [] : [PartGuard.configure({ part })]),
];
