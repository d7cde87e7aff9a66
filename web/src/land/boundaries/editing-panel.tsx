import type { getBoundaries } from '@calls/land/boundaries/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { useState } from 'react';
import { GridAside } from '../../map/british-grid/grid-aside.tsx';
import { LeaveQuestion } from '../../ui/question.tsx';
import { useUndoKeys } from '../../ui/use-undo-keys.ts';
import type { SavedBoundary } from './after-saving.tsx';
import { EarlierBoundaries } from './earlier-boundaries.tsx';
import { EditedOnMap } from './edited-on-map.tsx';
import type { EditBoundaryProps } from './editing.ts';
import { EditingTabs } from './editing-tabs.tsx';
import { forgetBoundaryWork } from './kept-boundary.ts';
import { boundaryPanelMessages as messages } from './messages.ts';
import { BoundaryRefusal } from './refusal.tsx';
import { SaveButton, SaveRefusal } from './saving-parts.tsx';
import { useEdited } from './use-edited.ts';
import { useFaults } from './use-faults.ts';
import { type SaveAction, useSaveBoundary } from './use-save-boundary.ts';

interface EditingProps extends EditBoundaryProps {
  known: OutputOf<typeof getBoundaries>;
  /** Where the saved boundary leaves something to decide. */
  ask: (saved: SavedBoundary) => void;
  save: SaveAction;
}

/** The boundary while it is edited: its tabs, what is wrong with it, saving and leaving, and the earlier ones. */
export function Editing({ known, ask, save, siteId, close }: EditingProps) {
  const { current, earlier } = known;
  const steps = useEdited(siteId, current);
  useUndoKeys(steps);
  const [leaving, setLeaving] = useState(false);
  const faults = useFaults(steps.now.shape);
  const faulty = faults.length > 0;
  const end = () => {
    forgetBoundaryWork();
    close();
  };
  const send = useSaveBoundary({ siteId, steps, save, ask, end });
  const leave = () => (steps.isChanged ? setLeaving(true) : end());
  return (
    <GridAside title={messages.tool} onClose={leave}>
      <EditedOnMap edited={steps.now} faults={faults} />
      <EditingTabs siteId={siteId} steps={steps} published={current.published_hectares} />
      {faulty && <BoundaryRefusal>{messages.selfIntersection}</BoundaryRefusal>}
      <SaveRefusal save={save} send={send} end={end} />
      <SaveButton
        disabled={!steps.isChanged || !steps.now.shape || faulty}
        busy={save.running}
        send={send}
        leave={leave}
      />
      <EarlierBoundaries
        siteId={siteId}
        earlier={earlier}
        version={steps.versionToReplace}
        restored={() => {
          forgetBoundaryWork();
          save.reset();
        }}
      />
      {leaving && (
        <LeaveQuestion words={messages} onConfirm={end} onClose={() => setLeaving(false)} />
      )}
    </GridAside>
  );
}
