import { getSiteTableSums } from '@calls/land/site-table/contract.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { homesWords } from '@contract/land/ground/sites/homes.ts';
import { countedOf, leftOutWords } from '@contract/land/ground/sites/left-out.ts';
import { chakra } from '@chakra-ui/react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { siteTableMessages as messages } from './messages.ts';

interface SiteSumsProps {
  filters: Filter[];
  /** Only these of them. */
  siteIds?: number[];
}

/** Hectares and homes of the sites found, or of the selected ones, and which are not in them; nothing if the council has no such field. */
export function SiteSumsLine({ filters, siteIds }: SiteSumsProps) {
  const { data } = useEndpoint(
    getSiteTableSums,
    { filters, ...(siteIds ? { siteIds } : {}) },
    { keepPrevious: true },
  );
  const words = [
    data?.hectares ? messages.hectares(formatNumber(data.hectares)) : '',
    data?.homes && data.homes.to > 0 ? messages.homes(homesWords(data.homes)) : '',
    data && leftOutWords(data) ? messages.counted(countedOf(data), leftOutWords(data)) : '',
    data?.overlapping
      ? messages.overlapping(data.overlapping, formatNumber(data.overlapHectares))
      : '',
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
      {words.join(' · ')}
    </chakra.span>
  );
}
