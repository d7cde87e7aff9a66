import type { ListedDocument } from '@contract/consultation/documents/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { DocumentTable } from './document-table.tsx';
import { ListTools } from './list-tools.tsx';
import { documentListMessages as messages } from './messages.ts';
import { useListed } from './use-listed.ts';

const PAGE_SIZES = [20, 50, 100] as const;

interface ListedDocumentsProps {
  documents: readonly ListedDocument[];
  mayWrite: boolean;
  beginFrom: (document: ListedDocument) => void;
}

/** The documents that are looked for, a page at a time. */
export function ListedDocuments({ documents, ...table }: ListedDocumentsProps) {
  const { shown, show, matches, isNarrowed } = useListed();
  const [pageSize, setPageSize] = useState<number>(PAGE_SIZES[0]);
  const tools = useRef<HTMLDivElement>(null);
  const found = documents.filter(matches);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  // One that is deleted may have been the last of its page.
  const page = Math.min(shown.page, pages);
  return (
    <>
      <ListTools ref={tools} shown={shown} show={show} />
      <chakra.p role="status" color="fg.muted">
        {isNarrowed && messages.found(found.length, documents.length)}
      </chakra.p>
      {found.length === 0 ? (
        <Empty
          kind="none"
          title={messages.noneFound}
          action={
            <Button
              variant="outline"
              onClick={() => {
                show({ search: '', state: '' });
                // The button goes with what it took away.
                tools.current?.querySelector('input')?.focus();
              }}
            >
              {messages.clear}
            </Button>
          }
        />
      ) : (
        <DocumentTable
          documents={found}
          shown={{ from: (page - 1) * pageSize, count: pageSize }}
          {...table}
        />
      )}
      {found.length > PAGE_SIZES[0] && (
        <Pager
          page={page}
          pages={pages}
          total={found.length}
          pageSize={pageSize}
          sizes={PAGE_SIZES}
          goTo={(next) => show({ page: next })}
          setPageSize={(size) => {
            setPageSize(size);
            show({ page: 1 });
          }}
        />
      )}
    </>
  );
}
