import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Column } from './column.ts';
import { tableMessages as messages } from './messages.ts';
import { PlainLook, type PlainLookName, PlainScroll } from './plain-look.ts';
import { isDescending, type Sort, sortedBy, sortRows } from './sorting.ts';

/** A column of the grid, or less: without `value` its head does not sort. */
export interface PlainColumn<Row>
  extends
    Pick<Column<Row>, 'id' | 'label' | 'text'>,
    Partial<Pick<Column<Row>, 'unit' | 'numeric' | 'value' | 'cell'>> {
  /** Its cells head their rows. */
  heads?: boolean;
  /**
   * A CSS length. Where a column has one, those without share what is left, whatever stands in them: tables below
   * one another are aligned.
   */
  fixedWidth?: string;
}

interface PlainTableProps<Row> {
  label: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, at: number) => string | number;
  look?: PlainLookName;
  /** Of fixed height, as a CSS length: the head stays in sight while the rows scroll. */
  tall?: string;
  /** The narrowest that it can be read at; narrower places scroll. */
  minW?: string;
  /** Stands in the place of rows where there are none. */
  empty?: ReactNode;
  /** What it shows is being replaced. */
  busy?: boolean;
  /** Its cells say what they are. */
  headless?: boolean;
  /** Cells of one line, cut where they are longer. */
  oneLine?: boolean;
  /** The first column stays in sight where the others go beyond the edge. */
  keepFirst?: boolean;
  /** Shows these of its rows alone, as they are sorted, from 0: one page of them. */
  shown?: { from: number; count: number };
  /** Of the column that heads its rows, as a CSS length; else as its words need. */
  headsWidth?: string;
}

/** A table to read, of rows that are all there: for thousands, or to work in, there is `Table`. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { label, columns, rowKey, look = 'lines', tall, minW, empty, busy, headless } = props;
  const { oneLine, keepFirst, headsWidth } = props;
  const [sort, setSort] = useState<Sort>();
  const by = columns.find(({ id }) => id === sortedBy(sort))?.value;
  const sorted = by ? sortRows(props.rows, by, isDescending(sort)) : props.rows;
  const { from, count } = props.shown ?? { from: 0, count: sorted.length };
  const rows = sorted.slice(from, from + count);
  const isFixed = columns.some(({ fixedWidth }) => fixedWidth !== undefined);
  const table = (
    <PlainLook
      look={look}
      aria-label={label}
      data-one-line={oneLine || undefined}
      data-kept={keepFirst || undefined}
      data-fixed={isFixed || undefined}
      style={{ minWidth: minW, '--heads': headsWidth } as CSSProperties}
    >
      {isFixed && (
        <colgroup>
          {columns.map(({ id, fixedWidth }) => (
            <col key={id} style={{ width: fixedWidth }} />
          ))}
        </colgroup>
      )}
      {!headless && (
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} setSort={setSort} />
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, at) => (
          <tr key={rowKey(row, at)}>
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
        {rows.length === 0 && empty !== undefined && (
          <tr data-empty>
            <td colSpan={columns.length}>{empty}</td>
          </tr>
        )}
      </tbody>
    </PlainLook>
  );
  // These stand where there is room for them: nothing to scroll, nothing to stop at.
  if (look === 'bare') return table;
  return (
    <PlainScroll
      look={look}
      style={{ maxHeight: tall }}
      role="group"
      aria-label={label}
      aria-busy={busy || undefined}
      tabIndex={0}
    >
      {table}
    </PlainScroll>
  );
}

function Cell<Row>({ column, row }: { column: PlainColumn<Row>; row: Row }) {
  const content = column.cell ? column.cell(row) : column.text(row);
  const shared = { 'data-number': column.numeric || undefined };
  return column.heads ? (
    <th scope="row" {...shared}>
      {content}
    </th>
  ) : (
    <td {...shared}>{content}</td>
  );
}

interface HeadProps<Row> {
  column: PlainColumn<Row>;
  sort: Sort;
  setSort: (sort: Sort) => void;
}

/** A press sorts, a second one the other way round, a third one not at all. */
function Head<Row>({ column, sort, setSort }: HeadProps<Row>) {
  const { id, label, unit, numeric, value } = column;
  const words = unit ? `${label} (${unit})` : label;
  const sorted = sortedBy(sort) === id;
  const down = sorted && isDescending(sort);
  return (
    <th
      scope="col"
      data-number={numeric || undefined}
      aria-sort={sorted ? (down ? 'descending' : 'ascending') : undefined}
    >
      {value ? (
        <SortButton
          type="button"
          aria-label={messages.sortBy(words)}
          onClick={() => setSort(down ? undefined : sorted ? `-${id}` : id)}
        >
          {words}
          {sorted &&
            (down ? <ArrowDown size={14} aria-hidden /> : <ArrowUp size={14} aria-hidden />)}
        </SortButton>
      ) : (
        words
      )}
    </th>
  );
}

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    minW: '6',
    color: 'inherit',
    fontWeight: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
});
