import { getDraft } from '@calls/consultation/documents/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadedPage } from '../../../ui/page-frame/loaded-page.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { DocumentBuilder } from './document-builder.tsx';
import { builderMessages as messages } from './messages.ts';

/** The editor of the document that the address names. */
export default function DocumentBuilderPage() {
  const id = Number(useParams()['documentId']);
  if (!Number.isSafeInteger(id) || id < 1) {
    return (
      <Empty
        kind="none"
        page
        title={messages.noneChosen}
        action={<ButtonLink to="/documents">{messages.toList}</ButtonLink>}
      />
    );
  }
  return <LoadedDocument key={id} id={id} />;
}

function LoadedDocument({ id }: { id: number }) {
  const query = useEndpoint(getDraft, { id });
  return (
    <LoadedPage
      query={query}
      title={messages.document}
      skeleton={<DocumentSkeleton />}
      failed={messages.loadFailed}
    >
      {({ document }) => <DocumentBuilder document={document} />}
    </LoadedPage>
  );
}

const DocumentSkeleton = () => (
  <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', lg: '280px minmax(0, 1fr)' }}>
    <chakra.div hideBelow="lg" p="4">
      <Skeleton h="64" />
    </chakra.div>
    <chakra.div w="full" maxW="760px" mx="auto" p="6">
      <SkeletonLines lines={12} height="8" />
    </chakra.div>
  </chakra.div>
);
