import { chakra } from '@chakra-ui/react';
import type { getCapacity } from '@calls/land/capacity/contract.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { capacityMessages as words } from '@contract/land/ground/capacity/messages.ts';
import type { ReactNode } from 'react';
import { capacityPanelMessages as messages } from './messages.ts';
import { Trajectory } from './trajectory.tsx';

interface Props {
  entered: NonNullable<OutputOf<typeof getCapacity>['entered']>;
  planFrom: number;
  changeYears: ReactNode;
}

/** Inputs and years that were entered before anybody calculated a capacity. */
export function EnteredCapacityView({ entered, planFrom, changeYears }: Props) {
  const { inputs, trajectory, sums } = entered;
  const {
    coveragePercent,
    storeys,
    baseFloorRemoved = false,
    section106PerHome,
    abnormals,
  } = inputs;
  const { inputLabels: labels } = words;
  const facts = [
    [
      labels.potential_plot_coverage_percent,
      coveragePercent !== undefined && `${coveragePercent}%`,
    ],
    [
      labels.no_storeys_with_base_floor_removed,
      storeys !== undefined && words.storeysOfHomes(storeys, baseFloorRemoved),
    ],
    [labels.section_106, section106PerHome !== undefined && words.poundsPerHome(section106PerHome)],
    [
      labels.abnormal_costs,
      abnormals?.map(({ name, cost }) => words.costOf(name, cost)).join(', '),
    ],
  ] as const;
  return (
    <chakra.div display="grid" gap="6">
      <chakra.p>{messages.none}</chakra.p>
      {facts.some(([, text]) => text) && (
        <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1">
          {facts.map(
            ([label, text]) =>
              text && (
                <chakra.div key={label} display="contents">
                  <chakra.dt color="fg.muted">{label}</chakra.dt>
                  <chakra.dd overflowWrap="anywhere">{text}</chakra.dd>
                </chakra.div>
              ),
          )}
        </chakra.dl>
      )}
      {trajectory.length > 0 && (
        <chakra.p>{messages.homesInYears(formatNumber(sums.total))}</chakra.p>
      )}
      <Trajectory years={trajectory} sums={sums} planFrom={planFrom} change={changeYears} />
    </chakra.div>
  );
}
