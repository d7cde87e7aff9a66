import { randomUUID } from 'node:crypto';
import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import { checkVersion } from '../../../platform/check-version.ts';
import type { Tx } from '../../../platform/db.ts';
import { siteChanges } from '../sites/site-changes.ts';
import { changeCapacityRecord } from './change-record.ts';
import { monitoringYear } from './monitoring-year.ts';
import { findCapacityRecord } from './queries/capacities.ts';
import { type CapacityOf, requireState } from './save-capacity.ts';
import { type YearOfHomes, yearSums } from './trajectory.ts';

interface Given extends CapacityOf {
  trajectory: YearOfHomes[];
  /** What the editor saw, 0 for none. */
  row_version?: number | undefined;
}

/**
 * Stores the homes by year of a site, with or without a capacity, and gives their sums by period. Throws
 * changed-meanwhile where somebody saved others since.
 */
export async function saveTrajectory(tx: Tx, actor: Actor, given: Given) {
  const { siteId, scenario } = given;
  await requireState(tx, given);
  if (given.row_version !== undefined) {
    const version = (await findCapacityRecord(tx, siteId, scenario))?.row_version ?? 0;
    checkVersion(given.row_version, version, { row_version: String(version) });
  }
  const trajectory = given.trajectory.toSorted((a, b) => a.year - b.year);
  const lines = await changeCapacityRecord(tx, actor, given, (held) => ({ ...held, trajectory }));
  if (lines.length > 0) {
    const changeId = randomUUID();
    const history = lines.map((line) => ({ ...line, changeId }));
    await changed(tx, actor, {
      of: siteChanges,
      ids: [siteId],
      kind: 'updated',
      around: true,
      history,
    });
  }
  return { sums: yearSums(trajectory, monitoringYear(new Date())) };
}
