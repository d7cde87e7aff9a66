import { documentPrintMessages as messages } from '../../print/messages.ts';
import { plainRun, type PrintPart } from '../../print/print-parts.ts';
import { documentViewMessages } from '../../view/messages.ts';
import { transcriptParagraphs, type VideoContent } from './schema.ts';
import { videoAt } from './video-at.ts';

/** A video on paper: where it is watched, and what is said in it. */
export function printVideo({ url, caption, transcript }: VideoContent): PrintPart[] {
  const video = videoAt(url);
  if (!video) return [];
  const { host, page } = video;
  const paragraph = (...runs: ReturnType<typeof plainRun>[]) =>
    ({ kind: 'paragraph', runs }) as const;
  const spoken = transcriptParagraphs(transcript).map((words) => paragraph(plainRun(words)));
  return [
    {
      kind: 'blocks',
      blocks: [paragraph(plainRun(messages.videoOn(caption, host), page), plainRun(` (${page})`))],
    },
    ...(spoken.length > 0
      ? [
          { kind: 'note', text: documentViewMessages.transcript } as const,
          { kind: 'blocks', blocks: spoken } as const,
        ]
      : []),
  ];
}
