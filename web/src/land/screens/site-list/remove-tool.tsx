import { addToList, removeFromList } from '@calls/land/site-lists/contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ListMinus } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { BulkProblem, BulkProgress, useStillArriving } from '../../bulk-work/bulk-parts.tsx';
import { inChunks } from '../../../api/in-chunks.ts';
import { patchFound } from '../../ground/search/patch-found.ts';
import { useBulkRun } from '../../bulk-work/use-bulk-run.ts';
import { renewListSearches, searchOfList } from '../../ground/search/renew-list-searches.ts';
import { usePointing, useSearchModel } from '../../ground/search/search-model.tsx';
import { Button } from '../../../ui/button.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { listPanelMessages } from '../../site-lists/messages.ts';

/** Removes the selected sites from the list, and offers to put them back. */
export function RemoveTool({ listId }: { listId: number }) {
  const queries = useQueryClient();
  const bulk = useBulkRun();
  const waits = useStillArriving();
  const { tickEverything } = usePointing();
  const { scenarios } = useSearchModel();
  const remove = async () => {
    const { done, left } = await bulk.run(async (part, once) => {
      const sites = part.map((siteId) => ({ siteId }));
      await call(removeFromList, { listId, sites }, once);
      // They are missing from this list's search alone.
      patchFound(queries, part, () => undefined, searchOfList(listId));
    }, listPanelMessages.removed);
    if (done.length === 0) return;
    if (left.length === 0) tickEverything(false);
    showToast({
      kind: 'success',
      title: listPanelMessages.removedDone(done.length),
      action: { label: uiMessages.undo, run: () => void putBack(done) },
    });
  };
  const putBack = async (siteIds: number[]) => {
    const { error } = await inChunks(siteIds, async (part, once) => {
      const sites = part.map((siteId) => ({ siteId, scenarioName: scenarios.of(siteId) }));
      await call(addToList, { listId, sites }, once);
    });
    void renewListSearches(queries, listId);
    showToast(
      error
        ? { kind: 'danger', title: listPanelMessages.undoFailed, text: error.message }
        : { kind: 'info', title: listPanelMessages.putBack },
    );
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<ListMinus size={14} />}
        busy={bulk.running}
        disabled={waits}
        onClick={() => void remove()}
      >
        {listPanelMessages.remove}
      </Button>
      <BulkProgress run={bulk} />
      <BulkProblem text={bulk.problem} />
    </>
  );
}
