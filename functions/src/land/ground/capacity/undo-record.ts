import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';
import type { ChangeEdit } from '../../../records/history/queries/changes.ts';
import type { EditLine } from '../../../records/history/record-history.ts';
import type { CapacityDetails } from './capacity-lines.ts';
import { changeCapacityRecord, type EnteredCapacity } from './change-record.ts';
import type { CapacityInputs } from './formula.ts';
import { capacityMessages as messages } from './messages.ts';
import { findCapacityRecord } from './queries/capacities.ts';

/** What an edit in the history changed of a capacity; undefined for an edit of anything else. */
export const capacityDetailsOf = ({ details }: Pick<ChangeEdit, 'details'>) =>
  details['capacity'] as CapacityDetails | undefined;

/** Why an edit cannot be undone: somebody has changed since what it left. */
export async function capacityChangedSince(
  tx: Tx,
  siteId: number,
  edit: ChangeEdit,
): Promise<string | undefined> {
  const details = capacityDetailsOf(edit);
  if (!details || details.part === 'outcome') return undefined;
  const record = await findCapacityRecord(tx, siteId, edit.scenarioName);
  const same =
    details.part === 'trajectory'
      ? isDeepStrictEqual(record?.trajectory, details.after)
      : Object.entries(details.after).every(([name, value]) =>
          isDeepStrictEqual(record?.inputs[name as keyof CapacityInputs], value),
        );
  return same ? undefined : messages.changedSince;
}

/** Gives each state what its edits found there; gives the lines for the history, which name those that they undo. */
export async function restoreCapacity(
  tx: Tx,
  actor: Actor,
  siteId: number,
  edits: ChangeEdit[],
): Promise<EditLine[]> {
  const lines: EditLine[] = [];
  for (const [scenario, made] of Map.groupBy(edits, ({ scenarioName }) => scenarioName)) {
    const undone = await changeCapacityRecord(tx, actor, { siteId, scenario }, (held) =>
      made.reduce(withoutEdit, held),
    );
    for (const line of undone) {
      const undoes = made.find(({ field }) => field === line.field)?.id;
      lines.push({ ...line, details: { ...line.details, ...(undoes && { undoes }) } });
    }
  }
  return lines;
}

function withoutEdit(held: EnteredCapacity, edit: ChangeEdit): EnteredCapacity {
  const details = capacityDetailsOf(edit);
  if (details?.part === 'trajectory') return { ...held, trajectory: details.before };
  if (details?.part !== 'inputs') return held;
  const others = Object.entries(held.inputs).filter(([name]) => !(name in details.after));
  return { ...held, inputs: { ...Object.fromEntries(others), ...details.before } };
}
