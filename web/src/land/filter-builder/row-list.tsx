import { FILTER_LIMITS } from '@contract/council/ground/filters/filter-limits.ts';
import { filterWords } from '@contract/council/ground/filters/filter-words.ts';
import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { filterBuilderMessages as messages } from './messages.ts';
import { RowFrame } from './row-frame.tsx';
import { RowLine } from './row-line.tsx';
import { countOf } from './row-tree.ts';
import type { GroupRow, Row } from '../ground/filters/row.ts';
import type { Builder } from './use-builder.ts';
import type { RowMoves } from './use-row-moves.ts';
import { useNames } from '../ground/filters/use-names.ts';

interface RowListProps {
  builder: Builder;
  rows: readonly Row[];
  /** The group that contains them; undefined for the search itself. */
  group?: GroupRow;
  depth: number;
  tried: boolean;
  moves: RowMoves;
}

/** The lines with their actions; groups contain lines of their own. */
export function RowList({ builder, rows, group, depth, tried, moves }: RowListProps) {
  const full = countOf(builder.rows) >= FILTER_LIMITS.count;
  return (
    <>
      <chakra.ul display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        {rows.map((row, index) => {
          const name = row.kind === 'group' ? messages.group(index + 1) : messages.row(index + 1);
          return (
            <RowFrame
              key={row.id}
              row={row}
              name={name}
              join={index === 0 ? '' : group?.operator === '_or' ? messages.or : messages.and}
              builder={builder}
              moves={moves}
            >
              {row.kind === 'field' && (
                <RowLine row={row} name={name} builder={builder} tried={tried} />
              )}
              {row.kind === 'fixed' && <FixedLine row={row} builder={builder} />}
              {row.kind === 'group' && (
                <Group aria-label={name}>
                  <Operator
                    row={row}
                    change={(operator) => builder.replace({ ...row, operator })}
                  />
                  <RowList
                    builder={builder}
                    rows={row.rows}
                    group={row}
                    depth={depth + 1}
                    tried={tried}
                    moves={moves}
                  />
                </Group>
              )}
            </RowFrame>
          );
        })}
      </chakra.ul>
      <chakra.div data-foot display="flex" flexWrap="wrap" gap="2" ps={rows.length > 0 ? '8' : '0'}>
        <Button
          variant="ghost"
          size="sm"
          icon={<Plus size={16} />}
          disabled={full}
          title={full ? messages.tooMany(FILTER_LIMITS.count) : undefined}
          onClick={() => moves.add('row', group)}
        >
          {messages.addFilter}
        </Button>
        {depth < FILTER_LIMITS.depth - 1 && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Plus size={16} />}
            disabled={full}
            onClick={() => moves.add('group', group)}
          >
            {messages.addGroup}
          </Button>
        )}
      </chakra.div>
    </>
  );
}

/** A filter that lines cannot express, in words. */
function FixedLine({ row, builder }: { row: Extract<Row, { kind: 'fixed' }>; builder: Builder }) {
  const names = useNames([row.filter], builder.fields);
  return (
    <chakra.p flex="1" minW="0" minH="8" py="1.5" overflowWrap="anywhere">
      {filterWords(row.filter, names)}
    </chakra.p>
  );
}

function Operator({
  row,
  change,
}: {
  row: GroupRow;
  change: (operator: GroupRow['operator']) => void;
}) {
  return (
    <chakra.div role="radiogroup" aria-label={messages.operator} display="flex" gap="4">
      {(['_and', '_or'] as const).map((operator) => (
        <chakra.label key={operator} display="flex" gap="1.5" alignItems="center" minH="6">
          <input
            type="radio"
            name={row.id}
            checked={row.operator === operator}
            onChange={() => change(operator)}
          />
          {operator === '_and' ? messages.all : messages.any}
        </chakra.label>
      ))}
    </chakra.div>
  );
}

const Group = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    p: '2',
    borderInlineStartWidth: '3px',
    borderColor: 'accent.muted',
    bg: 'bg.subtle',
  },
});
