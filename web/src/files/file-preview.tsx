import type { SiteFile } from '@calls/files/contract.ts';
import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { messages } from './messages.ts';

const PdfPages = lazy(() => import('./pdf-pages.tsx'));

/** A clean file, looked at: an image as it is, a PDF page by page. An SVG runs nothing inside of an img. */
export function FilePreview({ file, close }: { file: SiteFile; close: () => void }) {
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const { contentType, orig_name: name } = file.metadata;
  const address = file.signedUrl ?? '';
  return (
    <Dialog title={name} width={960} onClose={close} reading>
      {failed ? (
        <chakra.p role="alert">
          {messages.previewFailed}. {messages.goneAddress}
        </chakra.p>
      ) : contentType === 'application/pdf' ? (
        <Suspense fallback={<Spinner />}>
          <PdfPages address={address} failed={fail} />
        </Suspense>
      ) : (
        <chakra.img src={address} alt={name} maxW="full" mx="auto" onError={fail} />
      )}
    </Dialog>
  );
}
