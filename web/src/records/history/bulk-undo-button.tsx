import type { BulkChangeCalls } from '@contract/records/history/bulk-endpoints.ts';
import type { HistoryItem } from '@contract/records/history/history-item.ts';
import { chakra } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { apiMessages } from '../../api/messages.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { historyPanelMessages as messages } from './messages.ts';
import { leftInWords, tellBulkUndo } from './tell-bulk-undo.ts';
import { type BulkUndo, changeBackInParts } from './undo-bulk-change.ts';

export type BulkPart = Omit<NonNullable<HistoryItem['bulk']>, 'may_undo'>;

interface BulkUndoButtonProps {
  bulk: BulkPart;
  calls: BulkChangeCalls;
  onUndone?: ((outcome: BulkUndo) => void) | undefined;
}

/** Undoes a change of many records as one, after a question that says what it will not take back. */
export function BulkUndoButton({ bulk, calls, onUndone }: BulkUndoButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        h="auto"
        minH={{ base: '11', md: '7' }}
        variant="outline"
        icon={<Undo2 size={16} />}
        aria-haspopup="dialog"
        data-screen-only
        onClick={() => setOpen(true)}
      >
        {messages.ofMany[bulk.kind].undoAll(bulk.records)}
      </Button>
      {open && <BulkUndoDialog {...{ bulk, calls, onUndone }} close={() => setOpen(false)} />}
    </>
  );
}

function BulkUndoDialog({
  bulk,
  calls,
  onUndone,
  close,
}: BulkUndoButtonProps & { close: () => void }) {
  const query = useEndpoint(calls.look, { id: bulk.id });
  const [progress, setProgress] = useState<number>();
  const [isLooking, setLooking] = useState(false);
  const undoable = query.data?.undoable ?? [];
  const undo = async () => {
    setProgress(0);
    const outcome = await changeBackInParts(
      calls.undo,
      { id: bulk.id, ids: undoable },
      { progress: setProgress, looking: setLooking },
    );
    setProgress(undefined);
    close();
    tellBulkUndo(outcome, bulk.kind);
    onUndone?.(outcome);
  };
  const running = progress !== undefined;
  const words = messages.ofMany[bulk.kind];
  return (
    <Dialog
      title={words.title(bulk.records)}
      width={420}
      // What is under way goes on; its outcome is told.
      onClose={() => !running && close()}
      footer={
        <>
          <Button variant="ghost" disabled={running} onClick={close}>
            {messages.cancel}
          </Button>
          <Button busy={running} disabled={undoable.length === 0} onClick={() => void undo()}>
            {words.confirm(undoable.length)}
          </Button>
        </>
      }
    >
      <Loaded query={query} skeleton={<SkeletonLines lines={2} />} failed={messages.failed}>
        {({ left, left_count: count }) => (
          <chakra.div display="grid" gap="2">
            <p>{words.will(undoable.length)}</p>
            {count > 0 && <p>{messages.willStay(count, leftInWords(left, count))}</p>}
            <div role="status">
              {isLooking && apiMessages.looking}
              {!isLooking && running && words.running(progress, undoable.length)}
            </div>
          </chakra.div>
        )}
      </Loaded>
    </Dialog>
  );
}
