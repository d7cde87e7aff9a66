import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { PdfCanvas, usePdf } from '../../records/files/pdf-page.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface AttachmentPageProps {
  address: string;
  isPdf: boolean;
  page: number;
  name: string;
  counted: (pages: number) => void;
  failed: () => void;
  /** Sets the page among its boxes. */
  renderPage: (picture: ReactNode) => ReactNode;
}

/** A page of an attachment as a picture. */
export function AttachmentPage({ isPdf, ...props }: AttachmentPageProps) {
  return isPdf ? <PagePdf {...props} /> : <PagePicture {...props} />;
}

type Shown = Omit<AttachmentPageProps, 'isPdf'>;

function PagePdf({ address, page, counted, failed, renderPage }: Shown) {
  const document = usePdf(address, failed);
  const pages = document?.numPages;
  useEffect(() => {
    if (pages !== undefined) counted(pages);
  }, [pages, counted]);
  return document ? renderPage(<PdfCanvas document={document} number={page} />) : <Spinner />;
}

function PagePicture({ address, name, failed, renderPage }: Shown) {
  return renderPage(
    <chakra.img src={address} alt={name} maxW="full" draggable={false} onError={failed} />,
  );
}
