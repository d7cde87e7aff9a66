import { deleteSites } from '@calls/land/sites/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Permitted } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { showToast } from '../../ui/toast-store.ts';
import { WordToType } from '../../ui/word-to-type.tsx';
import { usePointing, useSearchModel } from '../ground/search/search-model.tsx';
import { EVERYTHING } from './access.ts';
import { BulkProblem, BulkProgress, StillArriving, useStillArriving } from './bulk-parts.tsx';
import { bulkWorkMessages as messages } from './messages.ts';
import { patchFound } from '../ground/search/patch-found.ts';
import { useBulkRun } from './use-bulk-run.ts';

/** A confirm modal's width in px (specification 002 section 9). */
const WIDTH = 360;

/** Deletes the selected sites, once DELETE is typed. */
export function DeleteTool() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Permitted unit="sites" actions={EVERYTHING}>
        <Button
          variant="outline"
          size="sm"
          icon={<Trash2 size={14} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {messages.delete}
        </Button>
      </Permitted>
      {open && <DeleteDialog close={() => setOpen(false)} />}
    </>
  );
}

function DeleteDialog({ close }: { close: () => void }) {
  const queries = useQueryClient();
  const { ticked, tickEverything } = usePointing();
  const { state, change } = useSearchModel();
  const waits = useStillArriving();
  const bulk = useBulkRun();
  const [typed, setTyped] = useState('');
  const [failed, setFailed] = useState(false);
  const remove = async () => {
    if (bulk.running || waits || typed !== messages.deleteWord) return;
    const { done, left, error } = await bulk.run(async (part, once) => {
      await call(deleteSites, { sites_ids: part }, once);
      patchFound(queries, part, () => undefined);
    }, messages.deleted);
    setFailed(error !== undefined);
    if (done.length === 0) return;
    if (state.site !== undefined && done.includes(state.site)) change({ site: undefined });
    if (left.length > 0) return;
    tickEverything(false);
    showToast({ kind: 'success', title: messages.deleteDone(done.length) });
    close();
  };
  return (
    <Dialog
      title={messages.deleteTitle(ticked.size)}
      width={WIDTH}
      onClose={() => (bulk.running ? bulk.stop() : close())}
      footer={
        <>
          <Button variant="ghost" onClick={() => (bulk.running ? bulk.stop() : close())}>
            {bulk.running ? messages.stop : messages.cancel}
          </Button>
          <Button
            variant="danger"
            busy={bulk.running}
            disabled={typed !== messages.deleteWord || waits}
            onClick={() => void remove()}
          >
            {messages.delete}
          </Button>
        </>
      }
    >
      <chakra.form
        display="grid"
        gap="2"
        onSubmit={(event) => {
          event.preventDefault();
          void remove();
        }}
      >
        <p>{messages.deleteText(ticked.size)}</p>
        <WordToType label={messages.deleteType} typed={typed} onType={setTyped} />
        <StillArriving />
        <BulkProgress run={bulk} />
        <BulkProblem
          text={
            failed && bulk.problem ? `${uiMessages.confirmFailed}. ${bulk.problem}` : bulk.problem
          }
        />
      </chakra.form>
    </Dialog>
  );
}
