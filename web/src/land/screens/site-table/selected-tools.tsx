import { getSiteTableIds } from '@calls/land/site-table/contract.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { call } from '../../../api/call.ts';
import { SiteBulkBar } from '../../bulk-work/bulk-bar.tsx';
import { SelectFound } from '../../../records/record-table/select-found.tsx';
import { usePointing } from '../../ground/search/search-model.tsx';
import type { SiteCell } from '../../site-fields/cell.ts';
import { SiteSumsLine } from '../../site-table/site-sums.tsx';
import { ChangeTool } from './bulk-change/change-tool.tsx';

interface SelectedToolsProps {
  filters: Filter[];
  total: number;
  /** The editable cells, by column. */
  cells: ReadonlyMap<string, SiteCell>;
}

/** The sums of the selected sites, a way to select all that were found, and the tools for them. */
export function SelectedTools({ filters, total, cells }: SelectedToolsProps) {
  const { ticked, setTicked } = usePointing();
  return (
    <>
      <SiteSumsLine filters={filters} siteIds={[...ticked]} />
      <SelectFound
        selected={ticked.size}
        total={total}
        sought={filters}
        find={() => call(getSiteTableIds, { filters })}
        select={(ids) => setTicked(() => new Set(ids))}
      />
      <SiteBulkBar tools={<ChangeTool cells={cells} />} />
    </>
  );
}
