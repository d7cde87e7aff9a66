import { recalculateCapacity } from '@calls/land/capacity/contract.ts';
import type { SavedCapacity } from '@contract/land/ground/capacity/capacity-schemas.ts';
import { chakra } from '@chakra-ui/react';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import type { ReactNode } from 'react';
import { useAction } from '../../api/use-action.ts';
import { doneIn } from '../ground/sites/chosen-scenarios.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { timeAgo } from '../../ui/time-ago.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useNow } from '../../ui/use-now.ts';
import { capacityPanelMessages as messages } from './messages.ts';
import { Reckoning } from './reckoning.tsx';
import { hectareWords } from '../../ui/hectare-words.ts';
import { Trajectory } from './trajectory.tsx';

interface Props {
  capacity: SavedCapacity;
  boundaryHectares: number | null;
  planFrom: number;
  /** The button that opens the years, for who may change them. */
  changeYears: ReactNode;
}

/** The saved capacity with its steps, and a note if the boundary has changed since. */
export function SavedCapacityView({ capacity, boundaryHectares, planFrom, changeYears }: Props) {
  const { inputs, outcome, savedBy, savedAt } = capacity;
  const now = useNow();
  const at = new Date(savedAt);
  const moved = boundaryHectares !== null && boundaryHectares !== inputs.grossHectares;
  return (
    <chakra.div display="grid" gap="6">
      <div>
        <chakra.p textStyle="hero">{messages.homes(formatNumber(outcome.homes))}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {messages.savedBy(savedBy)}{' '}
          <time dateTime={savedAt} title={exactTime(at)}>
            {timeAgo(at, now)}
          </time>
        </chakra.p>
      </div>
      {moved && <Moved now={boundaryHectares} then={inputs.grossHectares} />}
      <Reckoning inputs={inputs} outcome={outcome} />
      {capacity.trajectory.length > 0 && capacity.sums.total !== outcome.homes && (
        <chakra.p role="note" color="fg.warning">
          {messages.partOfHomes(formatNumber(capacity.sums.total), formatNumber(outcome.homes))}
        </chakra.p>
      )}
      <Trajectory
        years={capacity.trajectory}
        sums={capacity.sums}
        planFrom={planFrom}
        change={changeYears}
      />
    </chakra.div>
  );
}

function Moved({ now, then }: { now: number; then: number }) {
  const { siteId, scenario, can } = useSite();
  const { run, running } = useAction(recalculateCapacity, {
    failure: messages.recalculateFailed,
    onDone: ({ capacity }) => {
      const homes = messages.homes(formatNumber(capacity.outcome.homes));
      showToast({ kind: 'success', title: doneIn(scenario, messages.recalculated(homes)) });
    },
  });
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <chakra.p flex="1" minW="48">
        {messages.boundaryMoved(hectareWords(now), hectareWords(then))}
      </chakra.p>
      {can.edit && (
        <Button
          variant="outline"
          size="sm"
          busy={running}
          onClick={() => void run({ siteId, scenario })}
        >
          {messages.recalculate}
        </Button>
      )}
    </chakra.div>
  );
}
