import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { filesPanelMessages as messages } from './messages.ts';
import { PdfCanvas, usePdf } from './pdf-page.tsx';

/** Pages drawn before the person asks for more. */
const FIRST = 5;

/** A PDF as images of its pages. */
export default function PdfPages({ address, failed }: { address: string; failed: () => void }) {
  const document = usePdf(address, failed);
  const [shown, setShown] = useState(FIRST);
  if (!document) return <Spinner />;
  const count = Math.min(shown, document.numPages);
  return (
    <chakra.div display="grid" gap="4">
      {Array.from({ length: count }, (_, at) => (
        <figure key={at}>
          <PdfCanvas document={document} number={at + 1} />
          <chakra.figcaption textStyle="small" color="fg.muted">
            {messages.page(at + 1, document.numPages)}
          </chakra.figcaption>
        </figure>
      ))}
      {document.numPages > count && (
        <Button variant="outline" onClick={() => setShown(shown + FIRST)}>
          {messages.more(Math.min(FIRST, document.numPages - count))}
        </Button>
      )}
    </chakra.div>
  );
}
