import { getSelection } from '@calls/land/composed/exports/contract.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { exportAddress, readExportAddress, type ExportAddress } from './export-address.ts';
import { ExportForm } from './export-form.tsx';
import { ExportProgress } from './export-progress.tsx';
import { exportPageMessages as messages } from './messages.ts';
import { NoSites } from './no-sites.tsx';
import { RecentExports } from './recent-exports.tsx';
import { PageFrame } from '../../../ui/page-frame/page-frame.tsx';

/**
 * Export of sites: `?ids=1,2` or `?selection=…` says which, `scenario` under which scenario; `export=…` shows an
 * earlier request's progress or download.
 */
export default function DataExportPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = readExportAddress(query);
  const go = (change: Partial<ExportAddress>, replace = false) =>
    void navigate(exportAddress({ ...address, ...change }), { replace });
  const chosen = address.ids !== undefined || address.selection !== undefined;
  return (
    <PageFrame kind="page" title={messages.title} state={chosen && <Count address={address} />}>
      {address.export && (
        <ExportProgress
          key={address.export}
          id={address.export}
          onClose={() => go({ export: undefined })}
        />
      )}
      {chosen ? (
        <ExportForm
          address={address}
          onScenario={(scenario) => go({ scenario }, true)}
          onStarted={(made) => go({ export: made.id })}
        />
      ) : (
        !address.export && <NoSites title={messages.noSites} />
      )}
      <RecentExports />
    </PageFrame>
  );
}

function Count({ address }: { address: ExportAddress }) {
  const kept = useEndpoint(getSelection, address.selection ? { id: address.selection } : null);
  const sites = address.selection ? kept.data?.sites : address.ids?.length;
  if (kept.error) return null;
  return <p>{sites === undefined ? messages.loadingSites : messages.sites(sites)}</p>;
}
