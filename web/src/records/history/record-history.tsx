import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { BulkChangeCalls } from '@contract/records/history/bulk-endpoints.ts';
import type { HistoryCall, UndoCall } from '@contract/records/history/history-endpoints.ts';
import { chakra } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { call } from '../../api/call.ts';
import { currentTenant } from '../../api/host.ts';
import { shownBy } from '@contract/platform/shown.ts';
import { useAction } from '../../api/use-action.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { useNow } from '../../ui/use-now.ts';
import { BulkUndoButton } from './bulk-undo-button.tsx';
import { HistoryItems } from './history-items.tsx';
import { historyPanelMessages as messages } from './messages.ts';
import { OlderButton } from './older-button.tsx';
import { type OfferedUndo, UndoButton } from './undo-button.tsx';

const PAGE = 10;
const NO_FIELDS: ReadonlyMap<string, DictionaryField> = new Map();

interface RecordHistoryProps {
  /** Without `undo`, nothing of it can be undone. */
  calls: { history: HistoryCall; undo?: UndoCall; bulk?: BulkChangeCalls };
  /** Which record of theirs. */
  id: number;
  fields: ReadonlyMap<string, DictionaryField> | undefined;
  /** Whether changes may be undone; the record is then another. */
  onUndone: (() => void) | undefined;
}

/** Who changed a record, from what to what, newest first, with an undo of everybody's newest change. */
export function RecordHistory({ calls, id, fields = NO_FIELDS, onUndone }: RecordHistoryProps) {
  const { undo, bulk: bulkCalls } = calls;
  const headingId = useId();
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(box, heading);
  const now = useNow();
  const query = useInfiniteQuery({
    queryKey: [calls.history.feature, 'history', currentTenant(), id],
    meta: { shows: shownBy(calls.history, { id }) },
    queryFn: ({ pageParam: before, signal }) =>
      call(calls.history, { id, limit: PAGE, with_cleared: true, before }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return (
    <chakra.section ref={box} aria-labelledby={headingId} borderTopWidth="1px" mt="4" pt="4">
      <chakra.h3 ref={heading} tabIndex={-1} id={headingId} textStyle="headingSm" mb="3">
        {messages.title}
      </chakra.h3>
      <Loaded query={query} skeleton={<SkeletonLines lines={3} />} failed={messages.failed}>
        {({ pages }) => (
          <>
            <HistoryItems
              items={pages.flatMap(({ history }) => history)}
              undoable={(onUndone && undo && pages[0]?.undoable) || []}
              own={(onUndone && undo && pages[0]?.undo) || undefined}
              none={<chakra.p color="fg.muted">{messages.empty}</chakra.p>}
              {...{ now, fields }}
              renderUndo={(offered) =>
                undo && <UndoOfRecord {...{ offered, id, onUndone }} contract={undo} />
              }
              renderBulkUndo={
                onUndone && bulkCalls
                  ? (bulk) => <BulkUndoButton {...{ bulk, onUndone }} calls={bulkCalls} />
                  : undefined
              }
            />
            <OlderButton asked={query} />
          </>
        )}
      </Loaded>
    </chakra.section>
  );
}

interface UndoOfRecordProps extends Pick<RecordHistoryProps, 'id' | 'onUndone'> {
  offered: OfferedUndo;
  contract: UndoCall;
}

function UndoOfRecord({ offered, contract, id, onUndone }: UndoOfRecordProps) {
  const { label } = offered;
  const { run, running } = useAction(contract, {
    failure: messages.notUndone(label),
    onDone: ({ withdrawn }) => {
      showToast({ kind: 'info', title: messages.isBack(label) });
      if (withdrawn) showToast({ kind: 'warning', title: messages.withdrawn, text: withdrawn });
      onUndone?.();
    },
  });
  return (
    <UndoButton
      {...offered}
      undo={(_, historyId) => void run({ id, history_id: historyId })}
      running={running}
    />
  );
}
