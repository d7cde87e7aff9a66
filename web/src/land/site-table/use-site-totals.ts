import { getSiteTableSums } from '@calls/land/site-table/contract.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { homesWords } from '@contract/land/ground/sites/homes.ts';
import { countedOf } from '@contract/land/ground/sites/left-out.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { useMemo } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { siteTableMessages as messages } from './messages.ts';
import { NAME } from './site-columns.ts';

type Sums = OutputOf<typeof getSiteTableSums>;

/** The table's footer: count, hectares and homes below their columns, for the selection and for all sites found. */
export function useSiteTotals(
  filters: Filter[] | null,
  selected: ReadonlySet<number>,
): ReadonlyMap<string, string>[] {
  const some = selected.size > 0;
  const all = useEndpoint(getSiteTableSums, filters ? { filters } : null, { keepPrevious: true });
  const chosen = useEndpoint(
    getSiteTableSums,
    filters && some ? { filters, siteIds: [...selected] } : null,
    { keepPrevious: true },
  );
  return useMemo(
    () => [
      ...(some && chosen.data ? [texts(chosen.data, messages.totalSelected)] : []),
      ...(all.data ? [texts(all.data, messages.totalFound)] : []),
    ],
    [some, all.data, chosen.data],
  );
}

function texts(
  sums: Sums,
  title: (n: string, counted: string) => string,
): ReadonlyMap<string, string> {
  const { columns } = sums;
  const under = (column: string | null, sum: string | null): [string, string][] =>
    column !== null && sum !== null ? [[column, sum]] : [];
  return new Map([
    [NAME.id, title(formatNumber(sums.sites), formatNumber(countedOf(sums)))],
    ...under(columns.hectares, sums.hectares === null ? null : formatNumber(sums.hectares)),
    ...under(columns.homes, sums.homes && homesWords(sums.homes)),
  ]);
}
