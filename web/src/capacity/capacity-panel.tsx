import { getCapacity } from '@calls/capacity/contract.ts';
import { useState } from 'react';
import { useEndpoint } from '../api/use-endpoint.ts';
import { PanelTools } from '../sites/page/panel-tools.tsx';
import { useSite } from '../sites/page/site-context.tsx';
import { Button } from '../ui/button.tsx';
import { SkeletonLines } from '../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { CapacityForm } from './capacity-form.tsx';
import { messages } from './messages.ts';
import { SavedCapacityView } from './saved-capacity.tsx';

/** How many homes the site holds, how that was reckoned and when they come. */
export default function CapacityPanel() {
  const { siteId, scenario, can } = useSite();
  const [editing, setEditing] = useState(false);
  const { data, error, refetch } = useEndpoint(getCapacity, { siteId, scenario });
  if (error && !data)
    return <ErrorState title={messages.failed} error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={6} />;
  const { capacity, boundaryHectares, planFrom } = data;
  if (editing)
    return (
      <CapacityForm
        saved={capacity ?? undefined}
        boundaryHectares={boundaryHectares}
        close={() => setEditing(false)}
      />
    );
  if (!capacity)
    return (
      <EmptyState
        title={messages.none}
        action={can.edit && <Button onClick={() => setEditing(true)}>{messages.start}</Button>}
      >
        {can.edit && messages.noneHint}
      </EmptyState>
    );
  return (
    <>
      {can.edit && (
        <PanelTools>
          <Button variant="ghost" size="sm" onClick={() => setEditing(true)}>
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
}
