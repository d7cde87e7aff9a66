import { asItIs, type BlockKind, none } from '../../block-kind.ts';
import { leftToFillIn } from '../../left-to-fill-in.ts';
import { adviceOnHeads } from './advice.ts';
import { emptyTable, type TableContent, tableContent, tableFaults } from './schema.ts';

/** A table of words with its caption and heads. */
export const tableBlockKind: BlockKind<TableContent, { type: 'table'; content: TableContent }> = {
  schema: tableContent,
  empty: emptyTable,
  faults: tableFaults,
  htmlFields: [],
  clean: asItIs,
  pictures: undefined,
  links: none,
  map: () => undefined,
  sites: () => null,
  topics: none,
  question: undefined,
  figures: undefined,
  isShown: () => true,
  resolve: (content) => ({ type: 'table', content }),
  published: {
    type: 'table',
    htmlFields: [],
    words: ({ caption, rows }) => [
      caption,
      ...rows.flatMap(({ cells }) => cells.map((cell) => cell?.text ?? '')),
    ],
    served: asItIs,
    map: () => null,
    question: () => null,
    topics: none,
  },
  structure: {
    of: (content) => ({ content }),
    taken: asItIs,
    toFillIn: (_content, left) => leftToFillIn(left),
  },
  advice: adviceOnHeads,
};
