import { plainRun, type PrintPart } from '../../print/print-parts.ts';
import type { LinkContent } from './schema.ts';

/** A link on a line of its own, with its address for who reads it on paper. */
export const printLink = ({ words, address }: LinkContent): PrintPart[] => [
  {
    kind: 'blocks',
    blocks: [
      {
        kind: 'paragraph',
        runs: address
          ? [
              plainRun(words, address),
              ...(words.trim() === address ? [] : [plainRun(` (${address})`)]),
            ]
          : [plainRun(words)],
      },
    ],
  },
];
