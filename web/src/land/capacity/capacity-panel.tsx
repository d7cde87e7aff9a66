import { getCapacity } from '@calls/land/capacity/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { PanelTools } from '../ground/sites/panel-tools.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { CapacityForm } from './capacity-form.tsx';
import { useSwappedFocus } from '../../ui/use-swapped-focus.ts';
import { capacityPanelMessages as messages } from './messages.ts';
import { SavedCapacityView } from './saved-capacity.tsx';

/** How many homes the site can take, how that was calculated, and in which years they are built. */
export default function CapacityPanel() {
  const { siteId, scenario, can } = useSite();
  const [editing, setEditing] = useState(false);
  const { button, inside } = useSwappedFocus(editing);
  const asked = useEndpoint(getCapacity, { siteId, scenario });
  const shown = ({ capacity, boundaryHectares, planFrom }: OutputOf<typeof getCapacity>) => {
    if (editing)
      return (
        <div ref={inside}>
          {/* What is typed belongs to the scenario that it was typed under. */}
          <CapacityForm
            key={scenario}
            saved={capacity ?? undefined}
            boundaryHectares={boundaryHectares}
            close={() => setEditing(false)}
          />
        </div>
      );
    if (!capacity)
      return (
        <EmptyState
          title={messages.none}
          action={
            can.edit && (
              <Button ref={button} onClick={() => setEditing(true)}>
                {messages.start}
              </Button>
            )
          }
        >
          {can.edit && messages.noneHint}
        </EmptyState>
      );
    return (
      <>
        {can.edit && (
          <PanelTools>
            <Button ref={button} variant="ghost" size="sm" onClick={() => setEditing(true)}>
              {messages.edit}
            </Button>
          </PanelTools>
        )}
        <SavedCapacityView
          capacity={capacity}
          boundaryHectares={boundaryHectares}
          planFrom={planFrom}
        />
      </>
    );
  };
  return (
    <Loaded query={asked} skeleton={<SkeletonLines lines={6} />} failed={messages.failed}>
      {shown}
    </Loaded>
  );
}
