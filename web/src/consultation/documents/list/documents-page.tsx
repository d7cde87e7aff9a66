import { listDocuments } from '@calls/consultation/documents/contract.ts';
import type { ListedDocument } from '@contract/consultation/documents/contract.ts';
import { ArchiveRestore, FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { DeletedDocuments } from './deleted-documents.tsx';
import { ListedDocuments } from './listed-documents.tsx';
import { documentListMessages as messages } from './messages.ts';
import { NewDocument } from './new-document.tsx';
import { PageFrame } from '../../../ui/page-frame/page-frame.tsx';

interface Beginning {
  from?: ListedDocument;
}

/** The council's documents, as officers write them. */
export default function DocumentsPage() {
  const query = useEndpoint(listDocuments);
  const [adding, setAdding] = useState<Beginning>();
  const [seesDeleted, setSeesDeleted] = useState(false);
  const mayWrite = query.data?.mayWrite ?? false;
  const add = (
    <Button icon={<Plus size={16} />} onClick={() => setAdding({})}>
      {messages.new}
    </Button>
  );
  return (
    <PageFrame
      kind="page"
      title={messages.title}
      actions={
        mayWrite && (
          <Button
            variant="ghost"
            icon={<ArchiveRestore size={16} />}
            onClick={() => setSeesDeleted(true)}
          >
            {messages.deletedOnes}
          </Button>
        )
      }
      primary={mayWrite && query.data?.documents.length !== 0 && add}
    >
      <Loaded
        query={query}
        skeleton={<SkeletonLines lines={8} height="12" />}
        failed={messages.failed}
        isEmpty={({ documents }) => documents.length === 0}
        empty={
          <Empty
            kind="nothing"
            icon={<FileText size={20} />}
            title={messages.none}
            action={mayWrite && add}
          >
            {mayWrite ? messages.noneHint : messages.noneReading}
          </Empty>
        }
      >
        {({ documents }) => (
          <ListedDocuments
            documents={documents}
            mayWrite={mayWrite}
            beginFrom={(from) => setAdding({ from })}
          />
        )}
      </Loaded>
      {seesDeleted && <DeletedDocuments close={() => setSeesDeleted(false)} />}
      {adding && <NewDocument from={adding.from} close={() => setAdding(undefined)} />}
    </PageFrame>
  );
}
