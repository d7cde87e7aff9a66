import type { SiteFile } from '@calls/land/files/contract.ts';
import { getSignedUrl } from '@calls/land/files/contract/named-files.ts';
import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Failed } from '../../ui/empty.tsx';
import { filesPanelMessages as messages } from '../../records/files/messages.ts';

const PdfPages = lazy(() => import('../../records/files/pdf-pages.tsx'));

/** Previews a clean file by an address made for it: the list's may have expired. */
export function FilePreview({ file, close }: { file: SiteFile; close: () => void }) {
  const { selfLink, orig_name: name } = file.metadata;
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const link = useEndpoint(getSignedUrl, { selfLink }, { staleTime: 0 });
  const again = async () => {
    await link.refetch();
    setFailed(false);
  };
  return (
    <Dialog title={name} width={960} onClose={close} reading>
      {failed ? (
        <Failed title={messages.previewFailed} retry={() => void again()} />
      ) : (
        <Loaded query={link} skeleton={<Spinner />} failed={messages.linkFailed}>
          {({ signedUrl }) => <Content file={file} address={signedUrl} fail={fail} />}
        </Loaded>
      )}
    </Dialog>
  );
}

/** An image as it is, a PDF page by page. An SVG cannot run anything inside an img. */
function Content({ file, address, fail }: { file: SiteFile; address: string; fail: () => void }) {
  const { contentType, orig_name: name } = file.metadata;
  if (contentType !== 'application/pdf')
    return <chakra.img src={address} alt={name} maxW="full" mx="auto" onError={fail} />;
  return (
    <Suspense fallback={<Spinner />}>
      <PdfPages address={address} failed={fail} />
    </Suspense>
  );
}
