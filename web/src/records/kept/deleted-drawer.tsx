import { MAX_PAGE } from '@contract/platform/max-page.ts';
import { chakra } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { DeletedList } from './deleted-list.tsx';
import { recordPanelMessages as messages } from './messages.ts';
import type { RecordRemoval } from './use-record-removal.tsx';

/** So many are shown at first, and more each time. */
const STEP = 50;
const TYPING_MS = 300;

interface DeletedDrawerProps {
  of: RecordRemoval;
  close: () => void;
}

/** What was deleted of a type of record, the last first. */
export function DeletedDrawer({ of, close }: DeletedDrawerProps) {
  const title = messages.deletedTitle(of.plural);
  return (
    <Drawer title={title} width={480} onClose={close}>
      <Deleted of={of} title={title} />
    </Drawer>
  );
}

function Deleted({ of, title }: { of: RecordRemoval; title: string }) {
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(STEP);
  const id = useId();
  const search = useDebounced(typed.trim(), TYPING_MS);
  const query = useEndpoint(of.deleted, { search, limit }, { keepPrevious: true });
  const box = useRef<HTMLDivElement>(null);
  // A line that is restored goes, with its button.
  useKeptFocus(box, box);
  return (
    <chakra.div ref={box} role="group" aria-label={title} tabIndex={-1} outline="none">
      <chakra.label htmlFor={id} display="block" mb="1" fontWeight="medium">
        {messages.searchDeleted}
      </chakra.label>
      <Control
        id={id}
        type="search"
        mb="4"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Loaded
        query={query}
        skeleton={<SkeletonLines lines={6} />}
        failed={messages.deletedFailed(of.plural)}
        isEmpty={({ total }) => total === 0}
        empty={
          <Empty
            kind={search ? 'none' : 'nothing'}
            title={search ? messages.noneDeletedFound : messages.noneDeleted}
          >
            {!search && messages.noneDeletedHint}
          </Empty>
        }
      >
        {({ records, total }) => (
          <>
            <DeletedList of={of} records={records} />
            {records.length < total && limit < MAX_PAGE && (
              <Button variant="outline" onClick={() => setLimit(Math.min(MAX_PAGE, limit + STEP))}>
                {messages.more}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </chakra.div>
  );
}
