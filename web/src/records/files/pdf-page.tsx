import { chakra } from '@chakra-ui/react';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { filesPanelMessages as messages } from './messages.ts';

GlobalWorkerOptions.workerPort = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
  type: 'module',
});

const WIDTH = 900;

/** The PDF at an address; undefined while it is read. */
export function usePdf(address: string, failed: () => void): PDFDocumentProxy | undefined {
  const [document, setDocument] = useState<PDFDocumentProxy>();
  useEffect(() => {
    const loading = getDocument({ url: address, enableXfa: false });
    loading.promise.then(setDocument, failed);
    return () => void loading.destroy();
  }, [address, failed]);
  return document;
}

/** A page as an image: nothing in it runs, no form can be filled in. */
export function PdfCanvas({ document, number }: { document: PDFDocumentProxy; number: number }) {
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
    <chakra.canvas
      ref={canvas}
      maxW="full"
      borderWidth="1px"
      role="img"
      aria-label={messages.page(number, document.numPages)}
    />
  );
}
