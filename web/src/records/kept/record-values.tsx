import type { RecordTableRow } from '@contract/records/kept/finding-endpoints.ts';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { Column } from '../../ui/table/column.ts';
import { recordPanelMessages as messages } from './messages.ts';

interface RecordValuesProps {
  row: RecordTableRow;
  /** As the table has them, with their editors. */
  columns: readonly Column<RecordTableRow>[];
}

/** Values of a record outside its table, each saved by itself with the editor that its cell has. */
export const RecordValues = ({ row, columns }: RecordValuesProps) => (
  <chakra.dl display="grid" gap="1">
    {columns.map((column) => (
      <Line key={column.id}>
        <chakra.dt color="fg.muted" pt="1" overflowWrap="anywhere">
          {column.label}
        </chakra.dt>
        <chakra.dd minW="0" overflowWrap="anywhere">
          <RecordValue {...{ row, column }} />
        </chakra.dd>
      </Line>
    ))}
  </chakra.dl>
);

/** A value in words; a press on it edits it where it stands. */
function RecordValue({ row, column }: { row: RecordTableRow; column: Column<RecordTableRow> }) {
  const [isEdited, setEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const comesBack = useRef(false);
  useEffect(() => {
    if (!isEdited && comesBack.current) button.current?.focus();
    comesBack.current = false;
  }, [isEdited]);
  const text = column.text(row);
  const shown = column.cell?.(row) ?? text;
  if (!column.editor) return shown;
  if (isEdited) {
    return column.editor(row, (then) => {
      comesBack.current = then !== undefined;
      setEdited(false);
    });
  }
  return (
    <Value
      ref={button}
      type="button"
      aria-label={messages.editValue(column.label, text)}
      onClick={() => setEdited(true)}
    >
      {(column.value(row) ?? null) === null ? (
        <chakra.span color="fg.muted">{messages.notFilledIn}</chakra.span>
      ) : (
        shown
      )}
    </Value>
  );
}

// Label left of its value, as property buttons of a drawer have it.
const Line = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', gap: '2' },
});
const Value = chakra('button', {
  base: {
    w: 'full',
    minH: '8',
    px: '2',
    textAlign: 'start',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
});
