import { getSiteTableIds } from '@calls/land/site-table/contract.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { SiteBulkBar } from '../../bulk-work/bulk-bar.tsx';
import { usePointing } from '../../ground/search/search-model.tsx';
import type { SiteCell } from '../../site-fields/cell.ts';
import { siteTableMessages } from '../../site-table/messages.ts';
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
  const [busy, setBusy] = useState(false);
  const selectAll = async () => {
    setBusy(true);
    try {
      const { ids } = await call(getSiteTableIds, { filters });
      setTicked(() => new Set(ids));
    } catch (error) {
      const text = (error as Error).message;
      showToast({ kind: 'danger', title: uiMessages.errorOccurred, text });
    }
    setBusy(false);
  };
  return (
    <>
      <SiteSumsLine filters={filters} siteIds={[...ticked]} />
      {ticked.size < total && (
        <Button variant="ghost" size="sm" busy={busy} onClick={() => void selectAll()}>
          {siteTableMessages.selectAllFound(formatNumber(total))}
        </Button>
      )}
      <SiteBulkBar tools={<ChangeTool cells={cells} />} />
    </>
  );
}
