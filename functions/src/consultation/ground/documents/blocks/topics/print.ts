import type { EditionTopics } from '../../edition.ts';
import type { PrintPart } from '../../print/print-parts.ts';
import { documentViewMessages as messages } from '../../view/messages.ts';

/** On paper topics are words on a line. */
export const printTopics = ({ topics }: EditionTopics): PrintPart[] => [
  { kind: 'note', text: `${messages.topics} ${topics.join(', ')}` },
];
