import { getCapacity } from '@calls/land/capacity/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { PanelTools } from '../ground/sites/panel-tools.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty } from '../../ui/empty.tsx';
import { CapacityForm } from './capacity-form.tsx';
import { EnteredCapacityView } from './entered-capacity.tsx';
import { useSwappedFocus } from '../../ui/use-swapped-focus.ts';
import { capacityPanelMessages as messages } from './messages.ts';
import { SavedCapacityView } from './saved-capacity.tsx';
import { YearsForm } from './years-form.tsx';

/** How many homes the site can take, how that was calculated, and in which years they are built. */
export default function CapacityPanel() {
  const { siteId, scenario } = useSite();
  const [editing, setEditing] = useState<Editing>();
  const asked = useEndpoint(getCapacity, { siteId, scenario });
  return (
    <Loaded query={asked} skeleton={<SkeletonLines lines={6} />} failed={messages.failed}>
      {(answer) => <Capacity answer={answer} editing={editing} setEditing={setEditing} />}
    </Loaded>
  );
}

type Editing = 'capacity' | 'years' | undefined;

interface CapacityProps {
  answer: OutputOf<typeof getCapacity>;
  editing: Editing;
  setEditing: (editing: Editing) => void;
}

function Capacity({ answer, editing, setEditing }: CapacityProps) {
  const { scenario, can } = useSite();
  const capacityFocus = useSwappedFocus(editing === 'capacity');
  const yearsFocus = useSwappedFocus(editing === 'years');
  const { capacity, entered, boundaryHectares, planFrom } = answer;
  const record = capacity ?? entered;
  const close = () => setEditing(undefined);
  const yearsButton = (size: 'sm' | 'md') =>
    can.edit && (
      <Button
        ref={yearsFocus.button}
        variant="outline"
        size={size}
        onClick={() => setEditing('years')}
      >
        {messages.changeYears}
      </Button>
    );
  const tools = (label: string) =>
    can.edit && (
      <PanelTools>
        <Button
          ref={capacityFocus.button}
          variant="ghost"
          size="sm"
          onClick={() => setEditing('capacity')}
        >
          {label}
        </Button>
      </PanelTools>
    );
  // What is typed belongs to the scenario that it was typed under.
  if (editing === 'capacity')
    return (
      <div ref={capacityFocus.inside}>
        <CapacityForm
          key={scenario}
          saved={capacity ?? undefined}
          entered={entered ?? undefined}
          boundaryHectares={boundaryHectares}
          close={close}
        />
      </div>
    );
  if (editing === 'years')
    return (
      <div ref={yearsFocus.inside}>
        <YearsForm
          key={scenario}
          trajectory={record?.trajectory ?? []}
          homes={capacity?.outcome.homes}
          planFrom={planFrom}
          rowVersion={record?.row_version ?? 0}
          close={close}
        />
      </div>
    );
  if (capacity)
    return (
      <>
        {tools(messages.edit)}
        <SavedCapacityView
          capacity={capacity}
          boundaryHectares={boundaryHectares}
          planFrom={planFrom}
          changeYears={yearsButton('sm')}
        />
      </>
    );
  if (entered)
    return (
      <>
        {tools(messages.start)}
        <EnteredCapacityView
          entered={entered}
          planFrom={planFrom}
          changeYears={yearsButton('sm')}
        />
      </>
    );
  return (
    <Empty
      kind="nothing"
      title={messages.none}
      action={
        can.edit && (
          <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2">
            <Button data-adds ref={capacityFocus.button} onClick={() => setEditing('capacity')}>
              {messages.start}
            </Button>
            {yearsButton('md')}
          </chakra.div>
        )
      }
    >
      {can.edit && messages.noneHint}
    </Empty>
  );
}
