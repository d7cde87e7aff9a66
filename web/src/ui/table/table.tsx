import { type CSSProperties, type ReactNode, useRef } from 'react';
import { BulkBar } from './bulk-bar.tsx';
import type { Column } from './column.ts';
import type { Line } from './line.ts';
import { Frame, Grid, Scroller } from './look.ts';
import { TotalLine } from './other-lines.tsx';
import { SELECT_WIDTH } from './select-cells.tsx';
import { selectedExtent, type RowId, type Selected, withAll } from './selection.ts';
import type { Sort } from './sorting.ts';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import type { TableView } from './table-view.ts';
import { type CellChange, useClipboard } from './use-clipboard.ts';
import { useEditing } from './use-editing.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useNearEnd } from './use-near-end.ts';
import { TABLE_ROW_HEIGHT } from './use-seen-lines.ts';
import { type RowSelection, useSelecting } from './use-selecting.ts';
import { useShared } from './use-shared.ts';

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

  const { rowIds, select, selectLine } = useSelecting(lines, selection);
  const selectAll = selection && ((on: boolean) => selection.set(withAll(selected, rowIds, on)));
  const editing = useEditing({ lines, columns, shift, move: (to) => keys.focus(to) });
  const keys = useGridKeys({
    grid,
    lines: lines.length,
    columns: columns.length + shift,
    page: () => Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2,
    headCovered: hasBulk,
    edit: editing.start,
    openRow: ({ line }) => {
      const there = lines[line];
      if (there?.kind === 'row') open?.(there.id, there.row);
    },
    toggle: selectLine,
    selectAll: selectAll && (() => selectAll(true)),
  });
  const at = { at: keys.at, shift, selected };
  const clipboard = useClipboard({ lines, columns, ...at, paste: props.paste });
  const shared = useShared({
    columns,
    widths,
    pinned: view.pinned,
    rowName,
    open,
    select: selection && select,
    edit: editing.start,
    close: editing.close,
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
            edited={editing.edited}
            opened={props.opened}
            toggleGroup={props.toggleGroup}
          />
          {props.totals && (
            <tfoot>
              {props.totals.map((texts, at) => (
                <TotalLine
                  // Lines have no other name than their place.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={at}
                  columns={columns}
                  offsets={shared.offsets}
                  texts={texts}
                  selectable={selection !== undefined}
                />
              ))}
            </tfoot>
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
