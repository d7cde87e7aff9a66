import { PAGE_SIZES } from '@contract/records/table/page-size.ts';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { recordTableMessages as messages } from '../../../records/record-table/messages.ts';
import { ScreenFault } from '../../ground/search/screen-fault.tsx';
import { SearchModelProvider } from '../../ground/search/search-model.tsx';
import type { useNewSearch } from '../../ground/search/use-search-model.ts';
import { SearchFailed } from '../../search-results/search-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Pager } from '../../../ui/table/pager.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { CellChange } from '../../../ui/table/use-clipboard.ts';
import type { RowSelection } from '../../../ui/table/use-selecting.ts';
import { RecordTools } from './record-tools.tsx';
import { FilterChips } from '../search/chips/filter-chips.tsx';
import type { RecordTableState } from './use-record-table.ts';
import { PageFrame } from '../../../ui/page-frame/page-frame.tsx';

interface RecordTableProps<Row extends { id: number }> {
  /** What leads to the tables beside this one. */
  tabs?: ReactNode;
  /** What can be done with all of these records, and the one main action, which mostly adds one. */
  actions?: ReactNode;
  primary?: ReactNode;
  made: ReturnType<typeof useNewSearch>;
  at: RecordTableState<Row>;
  /** The shown columns with their editors, where records are edited in place. */
  columns?: readonly Column<Row>[];
  /** What all that was found comes to, beside its count. */
  sums?: ReactNode;
  /** Where else these records can be seen or taken. */
  tools?: ReactNode;
  open: (row: Row) => void;
  opened: number | undefined;
  selection?: RowSelection;
  bulk?: ReactNode;
  /** What columns come to, at the table's foot. */
  totals?: readonly ReadonlyMap<string, string>[];
  /** Takes cells from the clipboard, where records are edited in place. */
  paste?: (changes: CellChange<Row>[]) => void;
  /** The drawer of the opened record. */
  children?: ReactNode;
}

/** The records that a search finds, as a page that is all table: whichever type they are. */
export function RecordTable<Row extends { id: number }>(props: RecordTableProps<Row>) {
  const { made, at, selection, bulk } = props;
  const { screen, state, change, search } = made.model;
  const { records, settings, set, place, page, grouped } = at;
  const { words } = records;
  const { data } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = { kind: 'table', title: words.title, tabs: props.tabs, heading } as const;
  const clear = () => {
    void search([], false);
    // The button goes with what it took away.
    heading.current?.focus();
  };
  if (screen.error || screen.broken) {
    return (
      <PageFrame {...frame}>
        <ScreenFault screen={screen} title={messages.optionsFailed} />
      </PageFrame>
    );
  }
  return (
    <SearchModelProvider {...made}>
      <PageFrame
        {...frame}
        actions={props.actions}
        primary={props.primary}
        tools={
          <RecordTools
            at={at}
            total={data?.total}
            failed={page.isError && !data}
            sums={props.sums}
            tools={props.tools}
          />
        }
      >
        <chakra.div px="4" py="1.5" borderBottomWidth="1px" _empty={{ display: 'none' }}>
          <FilterChips />
        </chakra.div>
        {page.isError && (
          <SearchFailed title={words.failed} error={page.error} retry={() => void page.refetch()} />
        )}
        {!data && !page.isError && <TableSkeleton compact={settings.compact} />}
        {data?.total === 0 &&
          (state.filters.length > 0 || state.area ? (
            <Empty
              kind="none"
              title={words.none}
              action={
                <Button variant="outline" onClick={clear}>
                  {messages.clearFilters}
                </Button>
              }
            >
              {words.noneHint}
            </Empty>
          ) : (
            <Empty kind="nothing" title={words.none}>
              {words.nothingYet}
            </Empty>
          ))}
        {data && data.total > 0 && (
          <Table
            label={words.label}
            columns={props.columns ?? at.shown}
            lines={at.lines}
            {...(grouped ? {} : { total: data.total })}
            rowName={records.rowName}
            view={settings}
            change={set}
            sort={state.sort}
            setSort={(sort) => change({ sort })}
            groupBy={place.groupBy}
            toggleGroup={at.toggleGroup}
            busy={page.isPlaceholderData}
            open={(_, row) => props.open(row)}
            opened={props.opened}
            selection={selection}
            bulk={bulk}
            totals={props.totals}
            paste={props.paste}
          />
        )}
        {data && data.total > 0 && !grouped && (
          <Pager
            {...data}
            pageSize={settings.pageSize}
            sizes={PAGE_SIZES}
            goTo={place.goTo}
            setPageSize={(pageSize) => {
              set({ pageSize });
              place.goTo(1);
            }}
          />
        )}
        {props.children}
      </PageFrame>
    </SearchModelProvider>
  );
}
