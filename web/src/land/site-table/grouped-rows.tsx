import { getSiteTable, getSiteTableGroups } from '@calls/land/site-table/contract.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import type { Filter, Scalar } from '@contract/council/ground/filters/filter.ts';
import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { siteNameOf } from '../ground/sites/site-name.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { messages } from './messages.ts';
import { SiteRow } from './site-row.tsx';
import { groupFilter, type TableColumn } from './table-columns.ts';

/** Values listed at most; the rest is said to be there. */
const MOST_GROUPS = 200;

interface Query {
  filters: Filter[];
  attributes: string[];
  sort: string | undefined;
}
interface Shared {
  by: TableColumn;
  query: Query;
  columns: readonly TableColumn[];
  opened: number | undefined;
  open: (siteId: number) => void;
}

/** The sites found, under the values of one column; a group's sites are fetched when it is opened. */
export function GroupedRows(props: Shared) {
  const { by, query, columns } = props;
  const { data, error, refetch } = useEndpoint(
    getSiteTableGroups,
    { filters: query.filters, by: by.name, limit: MOST_GROUPS },
    { keepPrevious: true },
  );
  const width = columns.length + 1;
  return (
    <>
      {error && (
        <Whole width={width}>
          <ErrorState title={messages.failed} error={error} retry={() => void refetch()} />
        </Whole>
      )}
      {!data && !error && (
        <Whole width={width}>
          <Skeleton h="8" m="2" />
        </Whole>
      )}
      {data?.groups.map(({ value, sites }) => (
        <Group
          key={JSON.stringify([by.name, value])}
          {...props}
          value={value ?? null}
          sites={sites}
        />
      ))}
      {data?.more && <Whole width={width}>{messages.groupsMore}</Whole>}
    </>
  );
}

function Group({ value, sites, ...props }: Shared & { value: Scalar | null; sites: number }) {
  const { by, columns, query } = props;
  const [pages, setPages] = useState(0);
  const text = value === null ? messages.empty : by.text(value);
  const within = { ...query, filters: [...query.filters, groupFilter(by, value)] };
  return (
    <tbody>
      <tr>
        <GroupCell colSpan={columns.length + 1} scope="rowgroup">
          <Toggle
            type="button"
            aria-expanded={pages > 0}
            aria-label={`${messages.open(text)} (${formatNumber(sites)})`}
            onClick={() => setPages(pages > 0 ? 0 : 1)}
          >
            {pages > 0 ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
            {text}
            <chakra.span color="fg.muted" fontWeight="normal">
              {formatNumber(sites)}
            </chakra.span>
          </Toggle>
        </GroupCell>
      </tr>
      {Array.from({ length: pages }, (_, index) => (
        <GroupPage
          key={index}
          {...props}
          query={within}
          page={index + 1}
          last={index + 1 === pages}
          showMore={() => setPages(pages + 1)}
        />
      ))}
    </tbody>
  );
}

interface GroupPageProps extends Shared {
  page: number;
  /** The last that is shown: what comes after it can be asked for here. */
  last: boolean;
  showMore: () => void;
}

function GroupPage({ query, columns, page, last, showMore, opened, open }: GroupPageProps) {
  const { data, error, refetch } = useEndpoint(getSiteTable, { ...query, page, pageSize: 20 });
  const width = columns.length + 1;
  if (error) {
    return (
      <WholeRow width={width}>
        <ErrorState title={messages.failed} error={error} retry={() => void refetch()} />
      </WholeRow>
    );
  }
  if (!data) {
    return (
      <WholeRow width={width}>
        <Skeleton h="8" m="2" />
      </WholeRow>
    );
  }
  return (
    <>
      {data.sites.map((site) => (
        <SiteRow
          key={site.id}
          child
          site={site}
          name={siteNameOf(site)}
          columns={columns}
          opened={site.id === opened}
          open={open}
        />
      ))}
      {last && page < data.pages && (
        <WholeRow width={width}>
          <Button variant="ghost" size="sm" ms="12" onClick={showMore}>
            {messages.showMore}
          </Button>
        </WholeRow>
      )}
    </>
  );
}

const WholeRow = ({ width, children }: { width: number; children: React.ReactNode }) => (
  <tr>
    <PlainCell colSpan={width}>{children}</PlainCell>
  </tr>
);
const Whole = (props: { width: number; children: React.ReactNode }) => (
  <tbody>
    <WholeRow {...props} />
  </tbody>
);

const PlainCell = chakra('td', { base: { px: '3', py: '2', borderBottomWidth: '1px' } });
const GroupCell = chakra('th', {
  base: { h: 'var(--row)', px: '1', bg: 'bg.subtle', borderBottomWidth: '1px', textAlign: 'start' },
});
const Toggle = chakra('button', {
  base: {
    position: 'sticky',
    left: '1',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    px: '2',
    maxW: '90vw',
    fontWeight: 'semibold',
    textAlign: 'start',
    cursor: 'pointer',
  },
});
