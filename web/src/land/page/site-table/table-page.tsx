import { getSiteTable } from '@calls/land/site-table/contract.ts';
import { PAGE_SIZES } from '@contract/land/ground/search/table/page-size.ts';
import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { ConfigErrorScreen } from '../../../council/ground/configs/config-error-screen.tsx';
import { siteNameOf } from '../../ground/sites/site-name.ts';
import { SearchFailed } from '../../search-results/search-failed.tsx';
import { SearchModelProvider } from '../../ground/search/search-model.tsx';
import { useNewSearch } from '../../ground/search/use-search-model.ts';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { pinnedFirst } from '../../../ui/table/column-order.ts';
import { rowLines } from '../../../ui/table/line.ts';
import { Pager } from '../../../ui/table/pager.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { HEADER_HEIGHT } from '../../../ui/theme/breakpoints.ts';
import { siteTableMessages } from '../../site-table/messages.ts';
import { SiteDrawer } from '../../site-table/site-drawer.tsx';
import { NAME, type SiteColumn, tableColumns } from '../../ground/record-table/record-columns.ts';
import { useGroupLines } from '../../ground/record-table/use-group-lines.tsx';
import { SelectedTools } from './selected-tools.tsx';
import { useEditableColumns } from './use-editable-columns.tsx';
import type { Selected } from '../../../ui/table/selection.ts';
import { TableTools } from '../record-table/record-tools.tsx';
import { useTablePlace } from '../../ground/record-table/use-table-place.ts';
import { useTableSettings } from '../../ground/record-table/use-table-settings.ts';

/** What the name's column needs, where the council has it. */
const NAMES = ['site_name', 'address'];
/** So many of the council's fields are shown until somebody chooses, where no card says which. */
const AT_FIRST = 8;

/** The same search as a table: selected, edited in place, and summed up. */
export default function SiteTablePage() {
  const made = useNewSearch(undefined, { listed: false });
  const { state, screen, asked, change } = made.model;
  const { settings, change: set } = useTableSettings();
  const place = useTablePlace(settings.place, (kept) => set({ place: kept }));
  const [opened, setOpened] = useState<number>();

  const columns = useMemo(() => tableColumns(screen.fields.values()), [screen.fields]);
  const standard = useMemo(() => standardColumns(screen.card, columns), [screen.card, columns]);
  const names = (settings.columns ?? standard).filter((name) => columns.has(name));
  const shown = useMemo(() => {
    const ordered = pinnedFirst(names, settings.pinned);
    return [NAME, ...ordered.flatMap((name) => columns.get(name) ?? [])];
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [columns, names.join(), settings.pinned]);
  const attributes = [...new Set([...NAMES.filter((name) => screen.fields.has(name)), ...names])];
  const ready = !screen.pending && !screen.error && !screen.broken;
  const asGroups = place.group === undefined ? undefined : columns.get(place.group);
  const grouped = asGroups?.groupedAs === undefined ? undefined : asGroups;
  const query = { filters: asked, attributes, sort: state.sort };
  const table = useEndpoint(
    getSiteTable,
    ready ? { ...query, page: grouped ? 1 : place.page, pageSize: settings.pageSize } : null,
    { keepPrevious: true },
  );
  const editable = useEditableColumns(shown, screen.fields);
  const { ticked, setTicked } = made.pointing;
  const groups = useGroupLines(ready ? grouped : undefined, query);
  const { data } = table;
  const lines = useMemo(() => rowLines(data?.sites ?? [], ({ id }) => id), [data]);

  if (screen.broken) return <ConfigErrorScreen {...screen.broken} />;
  if (screen.error) {
    return (
      <ErrorState
        page
        title={siteTableMessages.optionsFailed}
        error={screen.error}
        retry={screen.retry}
      />
    );
  }
  return (
    <SearchModelProvider {...made}>
      <Screen>
        <TableTools
          total={data?.total}
          failed={table.isError && !data}
          columns={columns}
          shown={names}
          standard={standard}
          setColumns={(chosen) => set({ columns: chosen })}
          group={grouped?.id}
          groupBy={place.groupBy}
          view={settings}
          change={set}
        />
        {table.isError && (
          <SearchFailed
            title={siteTableMessages.failed}
            error={table.error}
            retry={() => void table.refetch()}
          />
        )}
        {!data && !table.isError && <TableSkeleton compact={settings.compact} />}
        {data?.total === 0 && (
          <EmptyState title={siteTableMessages.none}>{siteTableMessages.noneHint}</EmptyState>
        )}
        {data && data.total > 0 && (
          <Table
            label={siteTableMessages.label}
            columns={editable}
            lines={grouped ? groups.lines : lines}
            total={grouped ? undefined : data.total}
            rowName={siteNameOf}
            view={settings}
            change={set}
            sort={state.sort}
            setSort={(sort) => change({ sort })}
            groupBy={place.groupBy}
            toggleGroup={groups.toggle}
            busy={table.isPlaceholderData}
            open={(id) => setOpened(Number(id))}
            opened={opened}
            selection={{ selected: ticked, set: (next) => setTicked(() => siteIds(next)) }}
            bulk={<SelectedTools filters={asked} total={data.total} />}
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
        {opened !== undefined && (
          <SiteDrawer siteId={opened} onClose={() => setOpened(undefined)} />
        )}
      </Screen>
    </SearchModelProvider>
  );
}

const siteIds = (selected: Selected) => new Set([...selected].map(Number));

/** What the council's card shows, else the first of its fields; never the name, which has its own column. */
function standardColumns(
  card: readonly { dbPropertyName: string }[],
  columns: ReadonlyMap<string, SiteColumn>,
): string[] {
  const [name] = NAMES;
  const ofCard = card.map((each) => each.dbPropertyName);
  const first = ofCard.length > 0 ? ofCard : [...columns.keys()].slice(0, AT_FIRST);
  return ['source_reference', ...first].filter((each) => each !== name && columns.has(each));
}

const Screen = chakra('div', {
  base: {
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    h: `calc(100dvh - ${HEADER_HEIGHT}px)`,
    overflow: 'hidden',
  },
});
