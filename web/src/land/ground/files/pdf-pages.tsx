import { chakra } from '@chakra-ui/react';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { filesPanelMessages as messages } from './messages.ts';

GlobalWorkerOptions.workerPort = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
  type: 'module',
});

/** Pages drawn before the person asks for more. */
const FIRST = 5;
const WIDTH = 900;

/** A PDF as images of its pages: nothing in it runs, no form can be filled in. */
export default function PdfPages({ address, failed }: { address: string; failed: () => void }) {
  const [document, setDocument] = useState<PDFDocumentProxy>();
  const [shown, setShown] = useState(FIRST);
  useEffect(() => {
    const loading = getDocument({ url: address, enableXfa: false });
    loading.promise.then(setDocument, failed);
    return () => void loading.destroy();
  }, [address, failed]);
  if (!document) return <Spinner />;
  const count = Math.min(shown, document.numPages);
  return (
    <chakra.div display="grid" gap="4">
      {Array.from({ length: count }, (_, at) => (
        <PdfPage key={at} document={document} number={at + 1} />
      ))}
      {document.numPages > count && (
        <Button variant="outline" onClick={() => setShown(shown + FIRST)}>
          {messages.more(Math.min(FIRST, document.numPages - count))}
        </Button>
      )}
    </chakra.div>
  );
}

function PdfPage({ document, number }: { document: PDFDocumentProxy; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let stopped = false;
    let stop: (() => void) | undefined;
    void document.getPage(number).then((page) => {
      if (stopped || !canvas.current) return;
      const scale = WIDTH / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      canvas.current.width = viewport.width;
      canvas.current.height = viewport.height;
      const drawing = page.render({ canvas: canvas.current, viewport });
      stop = () => drawing.cancel();
      // Cancelled when the dialog closes.
      drawing.promise.catch(() => undefined);
    });
    return () => {
      stopped = true;
      stop?.();
    };
  }, [document, number]);
  return (
    <figure>
      <chakra.canvas
        ref={canvas}
        maxW="full"
        borderWidth="1px"
        role="img"
        aria-label={messages.page(number, document.numPages)}
      />
      <chakra.figcaption textStyle="small" color="fg.muted">
        {messages.page(number, document.numPages)}
      </chakra.figcaption>
    </figure>
  );
}
