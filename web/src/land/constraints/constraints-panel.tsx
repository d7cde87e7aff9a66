import { type Constraint, siteConstraints } from '@calls/land/constraints/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { constraintMessages as messages } from './messages.ts';
import { Nearby } from './nearby.tsx';
import { OnSite } from './on-site.tsx';

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
    return <EmptyState title={messages.noPlace}>{messages.noPlaceHint}</EmptyState>;
  if (constraints.length === 0)
    return <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>;
  const { met, near, beyond } = parted(constraints);
  return (
    <chakra.div display="grid" gap="6">
      {siteHectares === 0 && <chakra.p color="fg.muted">{messages.ofPoint}</chakra.p>}
      <OnSite constraints={met} />
      <Nearby constraints={near} />
      {beyond > 0 && (
        <chakra.p textStyle="small" color="fg.muted">
          {messages.beyond(beyond)}
        </chakra.p>
      )}
    </chakra.div>
  );
}

function parted(constraints: Constraint[]) {
  const met = constraints.filter(({ features }) => features > 0);
  const near = constraints.filter(
    ({ features, nearestMetres }) => features === 0 && nearestMetres !== null,
  );
  return { met, near, beyond: constraints.length - met.length - near.length };
}
