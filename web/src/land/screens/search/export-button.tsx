import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { Download } from 'lucide-react';
import { useOpenExport } from '../exports/use-open-export.ts';
import { useFlag } from '../../../session/tenant.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { useFound, usePointing, useSearchModel } from '../../ground/search/search-model.tsx';
import { searchResultMessages } from '../../search-results/messages.ts';

/**
 * Opens the export of the selected sites, or of everything that the search finds, including what has not arrived yet.
 */
export function ExportButton() {
  const { asked, scenarios } = useSearchModel();
  const { sites } = useFound();
  const { ticked, everything } = usePointing();
  const { open, opening } = useOpenExport();
  if (!useFlag('data export')) return null;
  const chosen = ticked.size > 0 && !everything;
  const start = () => {
    const ids = chosen ? [...ticked] : undefined;
    const scenario = scenarios.common(ids ?? sites.map((site) => site.id));
    void open(ids ? { siteIds: ids, scenario } : { filters: asked, scenario });
  };
  return (
    <IconButton
      size="sm"
      label={
        chosen
          ? searchResultMessages.exportSelected(formatNumber(ticked.size))
          : searchResultMessages.exportResults
      }
      icon={<Download size={14} />}
      busy={opening}
      disabled={sites.length === 0}
      onClick={start}
    />
  );
}
