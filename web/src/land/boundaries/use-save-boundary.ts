import { updateGeometry } from '@calls/land/boundaries/contract.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { useAction } from '../../api/use-action.ts';
import { useUndo } from '../ground/sites/use-undo.ts';
import { asksAfter, type SavedBoundary } from './after-saving.tsx';
import { forgetBoundaryWork } from './kept-boundary.ts';
import { boundaryPanelMessages as messages } from './messages.ts';
import type { EditedSteps } from './use-edited.ts';

/** The call that saves a boundary; a refusal is told where the boundary is. */
export const useSaving = () => useAction(updateGeometry, { failure: false });
export type SaveAction = ReturnType<typeof useSaving>;

interface Saving {
  siteId: number;
  steps: EditedSteps;
  save: SaveAction;
  ask: (saved: SavedBoundary) => void;
  end: () => void;
}

/** Gives what saves the boundary as edited, over the version given or the one that was edited; then undo is offered. */
export function useSaveBoundary({ siteId, steps, save, ask, end }: Saving) {
  const { offer } = useUndo();
  const { now: edited, saved, versionToReplace } = steps;
  return async (over?: number): Promise<void> => {
    if (!edited.shape) return;
    const done = await save.run({
      siteId,
      wkbGeometry: edited.shape,
      ...(edited.cut === undefined || edited.cut === saved.cut
        ? {}
        : { wkbGeometryCut: edited.cut }),
      row_version: over ?? (await versionToReplace()),
    });
    if (!done) return;
    offer(messages.boundary, messages.saved, { scenario_name: BASE, change_id: done.change_id });
    if (!asksAfter(done)) return end();
    forgetBoundaryWork();
    ask(done);
  };
}
