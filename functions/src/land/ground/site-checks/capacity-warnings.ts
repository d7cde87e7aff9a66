import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import type { Tx } from '../../../platform/db.ts';
import { monitoringYear } from '../capacity/monitoring-year.ts';
import { findCapacityRecord, isCalculated } from '../capacity/queries/capacities.ts';
import { capacityFaults, capacityFieldsOf, type SiteFault } from './site-faults.ts';

interface Changed {
  fields: readonly DictionaryField[];
  /** The site as it is after the change, as far as it is known. */
  values: Readonly<Record<string, unknown>>;
  changed: readonly string[];
}

/** What of the fields that changed does not go with the capacity saved; nothing is read for other fields. */
export async function capacityWarnings(
  tx: Tx,
  { siteId, scenario }: { siteId: number; scenario: string },
  { fields, values, changed }: Changed,
): Promise<SiteFault[]> {
  const isChecked = capacityFieldsOf(fields).some(({ dbPropertyName }) =>
    changed.includes(dbPropertyName),
  );
  const record = isChecked ? await findCapacityRecord(tx, siteId, scenario) : undefined;
  if (!record) return [];
  const capacity = {
    homes: isCalculated(record) ? record.outcome.homes : undefined,
    trajectory: record.trajectory,
    planFrom: monitoringYear(new Date()),
  };
  return capacityFaults(fields, values, capacity).filter(({ field }) => changed.includes(field));
}
