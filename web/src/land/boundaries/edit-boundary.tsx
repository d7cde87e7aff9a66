import { getBoundaries, updateGeometry } from '@calls/land/boundaries/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Redo2, Save, Undo2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { ownChangesShown } from '../../api/query-client.ts';
import { useAction } from '../../api/use-action.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { GridAside } from '../../map/british-grid/grid-aside.tsx';
import { ShapesLayer } from '../../map/british-grid/shapes-layer.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useUndoKeys } from '../../ui/use-undo-keys.ts';
import { addSavedChange } from '../ground/sites/saved-changes.ts';
import { useUndo } from '../ground/sites/use-undo.ts';
import { AreaReadout } from './area-readout.tsx';
import { AfterSaving, asksAfter, type SavedBoundary } from './after-saving.tsx';
import { EarlierBoundaries } from './earlier-boundaries.tsx';
import type { BoundaryTab, TabProps } from './editing.ts';
import { forgetBoundaryWork, keptTab } from './kept-boundary.ts';
import { boundaryPanelMessages as messages } from './messages.ts';
import { ModifyTab } from './modify-tab.tsx';
import { BoundaryRefusal } from './refusal.tsx';
import { faultsOf } from './shape.ts';
import { SnapChoice } from './snap-choice.tsx';
import { MergeTab } from './merge-tab.tsx';
import { CutTab, DrawTab, SplitTab } from './tabs.tsx';
import { useEdited } from './use-edited.ts';
import { useSnapCorners } from './use-snap-corners.ts';

interface EditBoundaryProps {
  siteId: number;
  close: () => void;
}
type Known = OutputOf<typeof getBoundaries>;

const useSaving = () => useAction(updateGeometry, { failure: false });

/** Edits a site's boundary in a panel beside the map that it is rendered in. */
export default function EditBoundary(props: EditBoundaryProps) {
  const { siteId, close } = props;
  // Outlives the editing, which starts anew when a refusal brings the other person's boundary.
  const save = useSaving();
  // Never cached: otherwise what is awaited below would not be requested.
  const fresh = { staleTime: 0 };
  const { data, error, refetch, isFetchedAfterMount } = useEndpoint(
    getBoundaries,
    { siteId },
    fresh,
  );
  const [asking, ask] = useState<SavedBoundary>();
  if (asking)
    return <AfterSaving saved={asking} close={() => void ownChangesShown().then(close)} />;
  if (data && isFetchedAfterMount)
    return <Editing key={data.current.row_version} known={data} ask={ask} save={save} {...props} />;
  return (
    <GridAside title={messages.tool} onClose={close}>
      <Loaded
        // What was fetched for an earlier edit does not count.
        query={{ data: undefined, error, refetch }}
        skeleton={<SkeletonLines lines={6} />}
        failed={messages.loadFailed}
      >
        {() => null}
      </Loaded>
    </GridAside>
  );
}

const TABS = (Object.keys(messages.tabs) as BoundaryTab[]).map((name) => ({
  name,
  label: messages.tabs[name],
}));
const BEING_EDITED = { colour: '#b3206b', fill: 'rgba(179, 32, 107, 0.12)' };
const LEFT = { colour: '#b3206b', dashed: true, width: 2 };
const FAULTS = { colour: '#c62828', dots: 9 };

interface EditingProps extends EditBoundaryProps {
  known: Known;
  /** Where the saved boundary leaves something to decide. */
  ask: (saved: SavedBoundary) => void;
  save: ReturnType<typeof useSaving>;
}

function Editing({ known, ask, save, siteId, close }: EditingProps) {
  const { current, earlier } = known;
  const steps = useEdited(siteId, current);
  useUndoKeys(steps);
  const { now: edited, saved, isChanged, put, versionToReplace } = steps;
  const [tab, setTab] = useState<BoundaryTab>(
    () => keptTab() ?? (edited.shape ? 'modify' : 'draw'),
  );
  const [snaps, setSnaps] = useState(true);
  const [leaving, setLeaving] = useState(false);
  const { undo } = useUndo();
  const { own, others } = useSnapCorners(snaps, siteId, edited.shape);
  const corners = useCallback(() => [...own, ...others], [own, others]);
  const faults = useMemo(() => (edited.shape ? faultsOf(edited.shape) : []), [edited.shape]);
  const faulty = faults.length > 0;

  const end = () => {
    forgetBoundaryWork();
    close();
  };
  const send = async (over?: number) => {
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
    const { change_id } = done;
    if (change_id !== null)
      addSavedChange({ siteId, label: messages.boundary, changeId: change_id });
    showToast({
      kind: 'success',
      title: messages.saved,
      ...(change_id === null
        ? {}
        : {
            action: {
              label: uiMessages.undo,
              run: () => void undo(messages.boundary, { change_id }),
            },
          }),
    });
    if (asksAfter(done)) {
      forgetBoundaryWork();
      ask(done);
    } else end();
  };
  const leave = () => (isChanged ? setLeaving(true) : end());
  const given: TabProps = { siteId, edited, saved, put, isSaved: !isChanged, corners, others };
  const follows = edited.cut === undefined && saved.cut !== undefined;
  const overtaken = save.error?.code === 'changed-meanwhile';
  const Part = { draw: DrawTab, modify: ModifyTab, split: SplitTab, merge: MergeTab, cut: CutTab };
  const panelOf = (name: BoundaryTab) => {
    if (name === 'snap') return <SnapChoice snaps={snaps} change={setSnaps} />;
    if (name !== 'draw' && !edited.shape)
      return <BoundaryRefusal>{messages.empty}</BoundaryRefusal>;
    const Shown = Part[name];
    return <Shown {...given} />;
  };
  return (
    <GridAside title={messages.tool} onClose={leave}>
      <ShapesLayer shapes={[edited.shape]} look={BEING_EDITED} height={22} />
      <ShapesLayer shapes={[edited.cut]} look={LEFT} height={23} />
      <ShapesLayer
        shapes={[{ type: 'MultiPoint', coordinates: faults }]}
        look={FAULTS}
        height={29}
      />
      <Tabs lazy look="buttons" label={messages.tool} tabs={TABS} shown={tab} choose={setTab}>
        <chakra.div display="flex" alignItems="center" gap="2">
          <AreaReadout
            edited={edited}
            published={current.published_hectares}
            follows={follows}
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
      {faulty && <BoundaryRefusal>{messages.selfIntersection}</BoundaryRefusal>}
      {overtaken ? (
        <>
          <BoundaryRefusal>{messages.changedMeanwhile}</BoundaryRefusal>
          <chakra.div display="flex" gap="2">
            <Button
              onClick={() => void send(Number(save.fields['row_version']))}
              busy={save.running}
            >
              {messages.saveMine}
            </Button>
            <Button variant="outline" onClick={() => void ownChangesShown().then(end)}>
              {messages.takeTheirs}
            </Button>
          </chakra.div>
        </>
      ) : (
        <BoundaryRefusal>
          {save.error
            ? `${messages.saveFailed}. ${Object.values(save.fields)[0] ?? save.error.message}`
            : undefined}
        </BoundaryRefusal>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          icon={<Save size={16} />}
          disabled={!isChanged || !edited.shape || faulty}
          busy={save.running}
          onClick={() => void send()}
        >
          {messages.save}
        </Button>
        <Button variant="outline" onClick={leave}>
          {messages.cancel}
        </Button>
      </chakra.div>
      <EarlierBoundaries
        siteId={siteId}
        earlier={earlier}
        version={versionToReplace}
        restored={() => {
          forgetBoundaryWork();
          save.reset();
        }}
      />
      {leaving && (
        <Dialog
          title={messages.cancelTitle}
          width={360}
          onClose={() => setLeaving(false)}
          footer={
            <>
              <Button variant="outline" onClick={() => setLeaving(false)}>
                {messages.stay}
              </Button>
              <Button onClick={end}>{messages.leave}</Button>
            </>
          }
        >
          {messages.cancelText}
        </Dialog>
      )}
    </GridAside>
  );
}
