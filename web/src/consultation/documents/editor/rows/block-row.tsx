import type { DraftBlock } from '@contract/consultation/documents/contract.ts';
import { chakra } from '@chakra-ui/react';
import { DropZone } from '../drag/drop-zone.tsx';
import type { Moves } from '../use-moves.ts';
import { BlockFrame } from './block-frame.tsx';

interface BlockRowProps {
  blocks: readonly DraftBlock[];
  row: number;
  /** How many blocks of the section stand before it, and how many there are. */
  first: number;
  count: number;
  number: string;
  moves: Moves;
}

/** Blocks that stand beside one another; on phones below one another. */
export function BlockRow({ blocks, row, first, count, number, moves }: BlockRowProps) {
  return (
    <Row style={{ '--columns': blocks.length } as React.CSSProperties}>
      {blocks.map((block, at) => (
        <chakra.div key={block.id} position="relative" minW="0">
          <BlockFrame
            block={block}
            place={first + at + 1}
            count={count}
            number={number}
            isFirstInRow={at === 0}
            isAlone={blocks.length === 1}
            moves={moves}
          />
          <chakra.div position="absolute" insetY="0" right="-6">
            <DropZone place={{ kind: 'beside', sectionId: block.sectionId, row, beside: at + 1 }} />
          </chakra.div>
        </chakra.div>
      ))}
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(var(--columns), minmax(0, 1fr))' },
  },
});
