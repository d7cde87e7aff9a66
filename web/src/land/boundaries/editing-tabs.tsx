import { chakra } from '@chakra-ui/react';
import { Redo2, Undo2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AreaReadout } from './area-readout.tsx';
import type { BoundaryTab, TabProps } from './editing.ts';
import { keptTab } from './kept-boundary.ts';
import { MergeTab } from './merge-tab.tsx';
import { boundaryPanelMessages as messages } from './messages.ts';
import { ModifyTab } from './modify-tab.tsx';
import { BoundaryRefusal } from './refusal.tsx';
import { SnapChoice } from './snap-choice.tsx';
import { CutTab, DrawTab, SplitTab } from './tabs.tsx';
import type { EditedSteps } from './use-edited.ts';
import { useSnapCorners } from './use-snap-corners.ts';

const TABS = (Object.keys(messages.tabs) as BoundaryTab[]).map((name) => ({
  name,
  label: messages.tabs[name],
}));
const PARTS = { draw: DrawTab, modify: ModifyTab, split: SplitTab, merge: MergeTab, cut: CutTab };

interface EditingTabsProps {
  siteId: number;
  steps: EditedSteps;
  /** The area that a register published, in hectares. */
  published: number | null;
}

/** The ways to change the boundary, under its area and the steps back and on. */
export function EditingTabs({ siteId, steps, published }: EditingTabsProps) {
  const { now: edited, saved, isChanged, put } = steps;
  const [tab, setTab] = useState<BoundaryTab>(
    () => keptTab() ?? (edited.shape ? 'modify' : 'draw'),
  );
  const [snaps, setSnaps] = useState(true);
  const { own, others } = useSnapCorners(snaps, siteId, edited.shape);
  const corners = useCallback(() => [...own, ...others], [own, others]);
  const given: TabProps = { siteId, edited, saved, put, isSaved: !isChanged, corners, others };
  const panelOf = (name: BoundaryTab) => {
    if (name === 'snap') return <SnapChoice snaps={snaps} change={setSnaps} />;
    if (name !== 'draw' && !edited.shape)
      return <BoundaryRefusal>{messages.empty}</BoundaryRefusal>;
    const Shown = PARTS[name];
    return <Shown {...given} />;
  };
  return (
    <Tabs lazy look="buttons" label={messages.tool} tabs={TABS} shown={tab} choose={setTab}>
      <chakra.div display="flex" alignItems="center" gap="2">
        <AreaReadout
          edited={edited}
          published={published}
          follows={edited.cut === undefined && saved.cut !== undefined}
          isRestored={steps.isRestored}
        />
        <IconButton
          label={messages.undo}
          icon={<Undo2 size={16} />}
          disabled={!steps.undo}
          onClick={() => steps.undo?.()}
        />
        <IconButton
          label={messages.redo}
          icon={<Redo2 size={16} />}
          disabled={!steps.redo}
          onClick={() => steps.redo?.()}
        />
      </chakra.div>
      {TABS.map(({ name, label }) => (
        <TabPanel key={name} name={name} title={label}>
          {panelOf(name)}
        </TabPanel>
      ))}
    </Tabs>
  );
}
