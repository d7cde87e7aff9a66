import { getSiteTable } from '@calls/land/site-table/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { ConfigErrorScreen } from '../../../council/ground/configs/config-error-screen.tsx';
import { siteNameOf } from '../../ground/sites/site-name.ts';
import { SearchFailed } from '../../search-results/search-failed.tsx';
import { SearchModelProvider } from '../../ground/search/search-model.tsx';
import { useNewSearch } from '../../ground/search/use-search-model.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { HEADER_HEIGHT } from '../../../ui/theme/breakpoints.ts';
import { GroupedRows } from '../../site-table/grouped-rows.tsx';
import { messages } from '../../site-table/messages.ts';
import { Pager } from '../../site-table/pager.tsx';
import { SiteDrawer } from '../../site-table/site-drawer.tsx';
import { tableColumns, tableWidth, type TableColumn } from '../../site-table/table-columns.ts';
import { TableHead } from '../../site-table/table-head.tsx';
import { SiteRow } from '../../site-table/site-row.tsx';
import { TableTools } from './table-tools.tsx';
import { useTablePlace } from '../../site-table/use-table-place.ts';
import { useTableSettings } from '../../site-table/use-table-settings.ts';

/** What the name's column needs, where the council has it. */
const NAMES = ['site_name', 'address'];
/** So many of the council's fields are shown until somebody chooses, where no card says which. */
const AT_FIRST = 8;

/** The same search as a table: nothing is edited here, every site can be looked at. */
export default function SiteTablePage() {
  const made = useNewSearch(undefined, { listed: false });
  const { state, screen, asked, change } = made.model;
  const { settings, change: set } = useTableSettings();
  const place = useTablePlace(settings.place, (kept) => set({ place: kept }));
  const [opened, setOpened] = useState<number>();

  const columns = useMemo(() => tableColumns(screen.fields.values()), [screen.fields]);
  const standard = useMemo(() => standardColumns(screen.card, columns), [screen.card, columns]);
  const names = (settings.columns ?? standard).filter((name) => columns.has(name));
  const shown = names.flatMap((name) => columns.get(name) ?? []);
  const attributes = [...new Set([...NAMES.filter((name) => screen.fields.has(name)), ...names])];
  const ready = !screen.pending && !screen.error && !screen.broken;
  const grouped = place.group === undefined ? undefined : columns.get(place.group);
  const isGrouped = grouped?.groupedAs !== undefined;
  const query = { filters: asked, attributes, sort: state.sort };
  const table = useEndpoint(
    getSiteTable,
    ready ? { ...query, page: isGrouped ? 1 : place.page, pageSize: settings.pageSize } : null,
    { keepPrevious: true },
  );

  if (screen.broken) return <ConfigErrorScreen {...screen.broken} />;
  if (screen.error) {
    return (
      <ErrorState page title={messages.optionsFailed} error={screen.error} retry={screen.retry} />
    );
  }
  const { data } = table;
  const setColumns = (chosen: string[] | undefined) => set({ columns: chosen });
  const head = {
    columns: shown,
    widths: settings.widths,
    setWidths: (widths: Record<string, number>) => set({ widths }),
    sort: state.sort,
    setSort: (sort: string | undefined) => change({ sort }),
    setColumns,
    groupBy: place.groupBy,
  };
  return (
    <SearchModelProvider {...made}>
      <Screen data-table={settings.compact ? 'compact' : 'wide'}>
        <TableTools
          total={data?.total}
          failed={table.isError && !data}
          columns={columns}
          shown={names}
          standard={standard}
          setColumns={setColumns}
          group={grouped?.groupedAs ? grouped.name : undefined}
          groupBy={place.groupBy}
          compact={settings.compact}
          setCompact={(compact) => set({ compact })}
        />
        {table.isError && (
          <SearchFailed
            title={messages.failed}
            error={table.error}
            retry={() => void table.refetch()}
          />
        )}
        {!data && !table.isError && (
          <chakra.div p="4">
            <SkeletonLines lines={10} height="9" />
          </chakra.div>
        )}
        {data?.total === 0 && <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>}
        {data && data.total > 0 && (
          <Scroller
            tabIndex={0}
            role="region"
            aria-label={messages.label}
            aria-busy={table.isPlaceholderData || undefined}
          >
            <Grid
              aria-rowcount={data.total + 1}
              style={{ width: tableWidth(shown, settings.widths) }}
            >
              <TableHead {...head} />
              {grouped && isGrouped ? (
                <GroupedRows
                  by={grouped}
                  query={query}
                  columns={shown}
                  opened={opened}
                  open={setOpened}
                />
              ) : (
                <tbody>
                  {data.sites.map((site) => (
                    <SiteRow
                      key={site.id}
                      site={site}
                      name={siteNameOf(site)}
                      columns={shown}
                      opened={site.id === opened}
                      open={setOpened}
                    />
                  ))}
                </tbody>
              )}
            </Grid>
          </Scroller>
        )}
        {data && data.total > 0 && !isGrouped && (
          <Pager
            {...data}
            pageSize={settings.pageSize}
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

/** What the council's card shows, else the first of its fields; never the name, which has its own column. */
function standardColumns(
  card: readonly { dbPropertyName: string }[],
  columns: ReadonlyMap<string, TableColumn>,
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
    '--row': '52px',
    '&[data-table=compact]': { '--row': '36px' },
  },
});
const Scroller = chakra('div', {
  base: { flex: '1', minH: '0', overflow: 'auto', '&[aria-busy]': { opacity: 0.6 } },
});
const Grid = chakra('table', {
  base: { borderCollapse: 'separate', borderSpacing: '0', tableLayout: 'fixed', minW: 'full' },
});
