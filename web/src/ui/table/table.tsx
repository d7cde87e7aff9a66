import { type CSSProperties, type ReactNode, useRef } from 'react';
import { BulkBar } from './bulk-bar.tsx';
import type { Column } from './column.ts';
import type { Line } from './line.ts';
import { Frame, Grid, Scroller } from './look.ts';
import { SELECT_WIDTH } from './select-cells.tsx';
import { selectedExtent, type RowId, type Selected } from './selection.ts';
import type { Sort } from './sorting.ts';
import { TableBody } from './table-body.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import type { TableView } from './table-view.ts';
import type { CellChange } from './use-clipboard.ts';
import { useNearEnd } from './use-near-end.ts';
import { TABLE_ROW_HEIGHT } from './use-seen-lines.ts';
import type { RowSelection } from './use-selecting.ts';
import { useTableWork } from './use-table-work.ts';

interface TableProps<Row> {
  label: string;
  /** Those shown in their order, pinned ones first; the first of all always stays in sight. */
  columns: readonly Column<Row>[];
  lines: readonly Line<Row>[];
  /** What a row is called where its box or its button is named. */
  rowName: (row: Row) => string;
  view: TableView;
  change: (part: Partial<TableView>) => void;
  sort: Sort;
  setSort: (sort: Sort) => void;
  groupBy?: ((id: string) => void) | undefined;
  toggleGroup?: (id: RowId) => void;
  /** Rows that there are, where not all are here. */
  total?: number;
  busy?: boolean;
  selection?: RowSelection | undefined;
  /** Tools for the selected rows. */
  bulk?: ReactNode;
  open?: ((id: RowId, row: Row) => void) | undefined;
  opened?: RowId | undefined;
  paste?: ((changes: CellChange<Row>[]) => void) | undefined;
  /** Its last lines are nearly in sight: more may be fetched. */
  nearEnd?: () => void;
  /** What columns come to, at the foot: a line for each, such as of the selection and of all. */
  totals?: readonly ReadonlyMap<string, string>[] | undefined;
}

const NOTHING: Selected = new Set();

/** The one table: sorted, resized, ordered, grouped, selected, edited, and worked by keyboard as an ARIA grid. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, lines, view, change, sort, setSort, selection, open, rowName } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const shift = selection ? 1 : 0;
  const widths = columns.map(({ id, width }) => view.widths[id] ?? width);
  const width = widths.reduce((sum, each) => sum + each, shift * SELECT_WIDTH);
  const rowHeight = view.compact ? TABLE_ROW_HEIGHT.compact : TABLE_ROW_HEIGHT.wide;
  const selected = selection?.selected ?? NOTHING;
  const hasBulk = selected.size > 0 && props.bulk !== undefined;

  const { rowIds, selectAll, edited, keys, clipboard, shared } = useTableWork({
    grid,
    lines,
    columns,
    widths,
    pinned: view.pinned,
    rowName,
    shift,
    selection,
    selected,
    page: () => Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2,
    headCovered: hasBulk,
    open,
    paste: props.paste,
  });
  const onScroll = useNearEnd(scroller, lines.length, props.nearEnd);
  return (
    <Frame>
      <Scroller
        ref={scroller}
        aria-busy={props.busy || undefined}
        onScroll={onScroll}
        style={{ '--kept': `${shared.kept}px` } as CSSProperties}
      >
        <Grid
          ref={grid}
          role="grid"
          aria-label={props.label}
          aria-rowcount={(props.total ?? lines.length) + 1}
          aria-multiselectable={selection ? true : undefined}
          data-compact={view.compact || undefined}
          style={{ width }}
          {...keys.handlers}
          {...clipboard}
        >
          <colgroup>
            {selection && <col style={{ width: SELECT_WIDTH }} />}
            {columns.map(({ id }, index) => (
              <col key={id} style={{ width: widths[index] }} />
            ))}
          </colgroup>
          <TableHead
            columns={columns}
            offsets={shared.offsets}
            view={view}
            change={change}
            sort={sort}
            setSort={setSort}
            groupBy={props.groupBy}
            focused={keys.at.line < 0 ? keys.at.column : undefined}
            select={selectAll && { extent: selectedExtent(selected, rowIds), all: selectAll }}
          />
          <TableBody
            lines={lines}
            shared={shared}
            scroller={scroller}
            rowHeight={rowHeight}
            focus={keys.at}
            selected={selected}
            edited={edited}
            opened={props.opened}
            toggleGroup={props.toggleGroup}
          />
          {props.totals && (
            <TableFoot
              columns={columns}
              offsets={shared.offsets}
              totals={props.totals}
              selectable={selection !== undefined}
            />
          )}
        </Grid>
      </Scroller>
      {hasBulk && (
        <BulkBar
          count={selected.size}
          left={SELECT_WIDTH}
          clear={() => {
            selection?.set(NOTHING);
            keys.focus(keys.at);
          }}
        >
          {props.bulk}
        </BulkBar>
      )}
    </Frame>
  );
}
