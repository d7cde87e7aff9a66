import type { DeletedRecord } from '@contract/consultation/ground/records/record-endpoints.ts';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { Control } from '../../../ui/control.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { DeletedLine, wordsOfAlsoDeleted } from './deleted-line.tsx';
import { keptPanelMessages as messages } from './messages.ts';
import type { KeptRemoval } from './use-kept-removal.tsx';

/** So many are shown at first, and more each time. */
const STEP = 50;
/** An answer has no more rows. */
const MOST = 500;
const TYPING_MS = 300;

interface DeletedDrawerProps {
  of: KeptRemoval;
  close: () => void;
}

/** What was deleted of a type of record, the last first; one or many are restored. */
export function DeletedDrawer({ of, close }: DeletedDrawerProps) {
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(STEP);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const id = useId();
  const search = useDebounced(typed.trim(), TYPING_MS);
  const query = useEndpoint(of.deleted, { search, limit }, { keepPrevious: true });
  const restoring = useAction(of.restore, { failure: messages.restoreFailed });
  const records = query.data?.records ?? [];
  const restorable = records.filter((record) => record.mergedInto === null);
  const ticked = restorable.filter((record) => chosen.has(record.id));
  const restore = async (those: readonly DeletedRecord[]) => {
    const answer = await restoring.run({ ids: those.map((record) => record.id) });
    if (!answer) return;
    setChosen(new Set());
    const back = those.filter((record) => answer.ids.includes(record.id));
    const names = [...new Set(back.flatMap(({ alsoDeleted }) => alsoDeleted))];
    if (back.length === 0)
      showToast({
        kind: 'info',
        title: messages.nothingRestored,
        text: messages.restoredMeanwhile,
      });
    else
      showToast({
        kind: names.length > 0 ? 'warning' : 'success',
        title: of.restored(back.length),
        ...(names.length > 0 ? { text: wordsOfAlsoDeleted(names) } : {}),
      });
  };
  const tick = (record: DeletedRecord, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(record.id);
    else next.delete(record.id);
    setChosen(next);
  };
  return (
    <Drawer title={messages.deletedTitle(of.plural)} width={480} onClose={close}>
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
          <EmptyState title={search ? messages.noneDeletedFound : messages.noneDeleted}>
            {!search && messages.noneDeletedHint}
          </EmptyState>
        }
      >
        {({ total }) => (
          <>
            <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" minH="9">
              <chakra.label display="flex" gap="3" alignItems="center">
                <input
                  type="checkbox"
                  checked={ticked.length > 0 && ticked.length === restorable.length}
                  onChange={(event) =>
                    setChosen(
                      new Set(event.target.checked ? restorable.map((record) => record.id) : []),
                    )
                  }
                />
                {messages.selectAll}
              </chakra.label>
              {ticked.length > 0 && (
                <Button size="sm" busy={restoring.running} onClick={() => void restore(ticked)}>
                  {messages.restoreSelected(ticked.length)}
                </Button>
              )}
            </chakra.div>
            <ul>
              {records.map((record) => (
                <DeletedLine
                  key={record.id}
                  record={record}
                  ticked={chosen.has(record.id)}
                  tick={(on) => tick(record, on)}
                  restore={() => void restore([record])}
                  together={of.bulk}
                />
              ))}
            </ul>
            {records.length < total && limit < MOST && (
              <Button variant="outline" onClick={() => setLimit(Math.min(MOST, limit + STEP))}>
                {messages.more}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Drawer>
  );
}
