import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { Download, ListChecks, Map as MapIcon } from 'lucide-react';
import { useFlag } from '../../../session/tenant.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { siteTableMessages as messages } from '../../site-table/messages.ts';
import { useOpenExport } from '../exports/use-open-export.ts';
import { ExportSeenButton } from '../record-table/export-seen-button.tsx';

interface SiteToolsProps {
  filters: Filter[];
  sort: string | undefined;
  /** The columns of an exported table: property names, the one that names a site first. */
  columns: readonly string[];
  /** Whether there is nothing to export. */
  off: boolean;
}

/** Opens the table's sites elsewhere: on the map, or in a file. */
export function SiteTools({ filters, sort, columns, off }: SiteToolsProps) {
  const { open, opening } = useOpenExport();
  return (
    <>
      <ButtonLink
        variant="outline"
        icon={<MapIcon size={16} />}
        to={{ pathname: '/map', search: mapSearch() }}
      >
        {messages.showOnMap}
      </ButtonLink>
      <ButtonLink variant="outline" icon={<ListChecks size={16} />} to="/site-checks">
        {messages.checkAll}
      </ButtonLink>
      {useFlag('data export') && (
        <>
          <ExportSeenButton of="site" {...{ filters, sort, columns, off }} />
          <Button
            variant="outline"
            icon={<Download size={16} />}
            busy={opening}
            disabled={off}
            onClick={() => void open({ filters })}
          >
            {messages.export}
          </Button>
        </>
      )}
    </>
  );
}

/** The same search on the map, without what only the table has. */
function mapSearch(): string {
  const params = new URLSearchParams(location.search);
  params.delete('page');
  params.delete('group');
  return params.toString();
}
