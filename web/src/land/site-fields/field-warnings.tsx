import { getCapacity } from '@calls/land/capacity/contract.ts';
import { faultsBetween } from '@contract/council/ground/dictionary/field-checks.ts';
import {
  capacityFaults,
  capacityFieldsOf,
  type SiteFault,
} from '@contract/land/ground/site-checks/site-faults.ts';
import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useInUse } from '../../ui/use-in-use.ts';
import { useSite } from '../ground/sites/site-context.tsx';

/** What does not go together between this field and others of the site, or its capacity, beneath its value. */
export function FieldWarnings({ column }: { column: string }) {
  const { site, fields } = useSite();
  const all = [...fields.values()];
  const between = fields.get(column)?.format.CHECKS
    ? faultsBetween(all, site).filter(({ field }) => field === column)
    : [];
  const ofCapacity = capacityFieldsOf(all).some((field) => field.dbPropertyName === column);
  return (
    <>
      <Warnings faults={between} />
      {ofCapacity && <CapacityWarnings column={column} />}
    </>
  );
}

function CapacityWarnings({ column }: { column: string }) {
  const { siteId, scenario, site, fields } = useSite();
  // The first screen asks for enough already.
  const enabled = useInUse();
  const { data } = useEndpoint(getCapacity, { siteId, scenario }, { enabled });
  const held = data?.capacity ?? data?.entered;
  if (!data || !held) return null;
  const capacity = {
    homes: data.capacity?.outcome.homes,
    trajectory: held.trajectory,
    planFrom: data.planFrom,
  };
  const faults = capacityFaults([...fields.values()], site, capacity);
  return <Warnings faults={faults.filter(({ field }) => field === column)} />;
}

const Warnings = ({ faults }: { faults: readonly SiteFault[] }) =>
  faults.map(({ message }) => (
    <chakra.p key={message} display="flex" gap="1.5" textStyle="small">
      <chakra.span color="fg.warning" flexShrink={0} pt="0.5" aria-hidden>
        <TriangleAlert size={14} />
      </chakra.span>
      <chakra.span minW="0" overflowWrap="anywhere">
        {message}
      </chakra.span>
    </chakra.p>
  ));
