import { siteConstraints } from '@calls/land/constraints/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { constraintGroups } from '@contract/land/constraints/group-of-layer.ts';
import { chakra } from '@chakra-ui/react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty } from '../../ui/empty.tsx';
import { constraintRowsOf } from './constraint-rows.ts';
import { ConstraintTable } from './constraint-table.tsx';
import { constraintMessages as messages } from './messages.ts';

/** What the council's layers have on the site and near it, computed from the current shapes. */
export default function ConstraintsPanel() {
  const { siteId } = useSite();
  const asked = useEndpoint(siteConstraints, { siteId });
  return (
    <Loaded query={asked} skeleton={<SkeletonLines lines={6} />} failed={messages.failed}>
      {(found) => <Found {...found} />}
    </Loaded>
  );
}

function Found({ siteHectares, constraints }: OutputOf<typeof siteConstraints>) {
  if (siteHectares === null)
    return (
      <Empty kind="nothing" title={messages.noPlace}>
        {messages.noPlaceHint}
      </Empty>
    );
  if (constraints.length === 0)
    return (
      <Empty kind="nothing" title={messages.none}>
        {messages.noneHint}
      </Empty>
    );
  const ofPoint = siteHectares === 0;
  const beyond = constraints.filter(({ nearestMetres }) => nearestMetres === null).length;
  const onSite = constraints.some(({ features }) => features > 0);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="6"
      containerType="inline-size"
    >
      {ofPoint && <chakra.p color="fg.muted">{messages.ofPoint}</chakra.p>}
      {!onSite && <chakra.p>{messages.nothingOnSite}</chakra.p>}
      {constraintGroups.map((group) => (
        <ConstraintTable
          key={group}
          title={messages.groups[group]}
          rows={constraints
            .filter((each) => each.group === group)
            .flatMap((each) => constraintRowsOf(each, ofPoint))}
        />
      ))}
      {beyond > 0 && (
        <chakra.p textStyle="small" color="fg.muted">
          {messages.beyond(beyond)}
        </chakra.p>
      )}
    </chakra.div>
  );
}
