import { keepSelection } from '@calls/land/composed/exports/contract.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../api/use-action.ts';
import { exportAddress } from './export-address.ts';
import { exportPageMessages as messages } from './messages.ts';

/** More ids than this would make an address that mail programs break; they are saved under one id. */
const MAX_IN_ADDRESS = 50;

export interface SitesToExport {
  /** The chosen sites; without them the filters decide. */
  siteIds?: number[];
  filters?: Filter[];
  scenario?: string | undefined;
}

/**
 * Goes to the data export page with these sites: a few as ids in the address, many as a saved selection, so that the
 * link can be shared. `opening` while the selection is being saved; a failure is toasted.
 */
export function useOpenExport(): {
  open: (sites: SitesToExport) => Promise<void>;
  opening: boolean;
} {
  const navigate = useNavigate();
  const keep = useAction(keepSelection, { failure: messages.notOpened });
  return {
    opening: keep.running,
    open: async ({ siteIds, filters, scenario }) => {
      if (siteIds && siteIds.length > 0 && siteIds.length <= MAX_IN_ADDRESS) {
        await navigate(exportAddress({ ids: siteIds, scenario }));
        return;
      }
      const kept = await keep.run(siteIds ? { site_ids: siteIds } : { filters: filters ?? [] });
      if (kept) await navigate(exportAddress({ selection: kept.id, scenario }));
    },
  };
}
