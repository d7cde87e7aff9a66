import { randomUUID } from 'node:crypto';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { DONT_KNOW } from '../history/edit-content.ts';
import { recordEdits, type RecordedEdit } from '../history/record-history.ts';
import { bumpLayerVersion } from '../layers/layer-version.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { failpoint } from '../../../platform/failpoint.ts';
import { announceUpdate } from '../../../platform/updates.ts';
import { BASE } from '../scenarios/base-scenario.ts';
import type { ChangedSite } from './edit-schema.ts';
import {
  readValues,
  stateOf,
  writeScenarioValues,
  writeSite,
  type SiteValues,
} from './site-state.ts';
import { VISIBILITY } from './visibility-field.ts';
import { isSame, textOf } from './same-value.ts';

/** What is to be written to a site (scenario 'base') or to one of its scenarios. */
export interface StateChange {
  scenario: string;
  set: SiteValues;
  /** Fields that a scenario has otherwise no longer. */
  clear?: string[];
}

/** Kept beside an edit's text, for taking it back exactly. */
export interface EditDetails {
  before: SiteValues[string];
  after: SiteValues[string];
  /** Whether the scenario itself had and has the value; for the site always. */
  ownBefore: boolean;
  ownAfter: boolean;
}

interface Change {
  siteId: number;
  states: StateChange[];
  fields: ReadonlyMap<string, Pick<DictionaryField, 'label'>>;
  /** Null for a change that nobody undoes: an undo. */
  changeId?: string | null;
  /** More for an edit's details. */
  note?: (scenario: string, name: string) => Record<string, unknown>;
}

/**
 * Writes a site and its scenarios as one change: records, an edit for every field that changed, versions, the map's
 * version where the site itself changed, and the news to everybody else. The caller holds the site. Gives the ids of
 * the edits. Throws site-not-found for a scenario that is none.
 */
export async function changeSite(tx: Tx, actor: Actor, change: Change): Promise<number[]> {
  const { siteId, states } = change;
  const edits: RecordedEdit[] = [];
  for (const state of states) edits.push(...(await writeState(tx, state, change)));
  if (edits.length === 0) return [];
  await failpoint('site-written');
  const changeId = change.changeId === undefined ? randomUUID() : change.changeId;
  const ids = await recordEdits(tx, { siteId, actor, changeId, edits });
  await failpoint('edit-recorded');
  await announceUpdate(tx, { entity: 'site', id: siteId, kind: 'updated' });
  if (edits.some(({ scenarioName }) => scenarioName === BASE)) {
    await bumpLayerVersion(tx, 'sitesLayer');
  }
  return ids;
}

async function writeState(
  tx: Tx,
  { scenario, set, clear = [] }: StateChange,
  { siteId, fields, note }: Change,
): Promise<RecordedEdit[]> {
  const names = [...Object.keys(set), ...clear];
  if (names.length === 0) return [];
  const which = { siteId, scenario, names };
  const before = await readValues(tx, which);
  if (!before) throw new AppError('site-not-found');
  if (isSo(before, set, clear, scenario)) return [];
  await write(tx, which, set, clear);
  const after = await readValues(tx, which);
  if (!after) throw new Error('A site that was held is gone');
  return names.flatMap((name) => {
    const [old, now] = [before.values[name] ?? null, after.values[name] ?? null];
    const details: EditDetails = {
      before: old,
      after: now,
      ownBefore: isOwnOf(before, scenario, name),
      ownAfter: isOwnOf(after, scenario, name),
    };
    const isChanged = !isSame(old, now);
    if (!isChanged && details.ownBefore === details.ownAfter) return [];
    return {
      field: name,
      label: fields.get(name)?.label ?? name,
      oldValue: saidOf(old, now),
      // A scenario that only came to follow its site, or not, shows nothing new.
      newValue: isChanged ? saidOf(now, old) : null,
      scenarioName: scenario,
      details: { ...details, ...note?.(scenario, name) },
    };
  });
}

/** As the history says it: a switch that nobody answers any more is not known, not nothing. */
const saidOf = (value: SiteValues[string], other: SiteValues[string]) =>
  value === null && typeof other === 'boolean' ? DONT_KNOW : textOf(value);

/** Whether a state has a field itself: a scenario may have it from its site. */
export const isOwnOf = ({ own }: { own: string[] }, scenario: string, name: string): boolean =>
  scenario === BASE || name === VISIBILITY || own.includes(name);

/** Whether all is as it would be written. */
function isSo(
  held: { values: SiteValues; own: string[] },
  set: SiteValues,
  clear: string[],
  scenario: string,
): boolean {
  const owns = (name: string) => held.own.includes(name);
  return (
    !clear.some(owns) &&
    Object.entries(set).every(
      ([name, value]) => isOwnOf(held, scenario, name) && isSame(held.values[name] ?? null, value),
    )
  );
}

async function write(
  tx: Tx,
  which: { siteId: number; scenario: string },
  set: SiteValues,
  clear: string[],
): Promise<void> {
  if (which.scenario === BASE) return writeSite(tx, which.siteId, set);
  const { [VISIBILITY]: isPublic, ...values } = set;
  return writeScenarioValues(tx, which, {
    set: values,
    clear,
    isPublic: typeof isPublic === 'boolean' ? isPublic : undefined,
  });
}

/** What a change made of a site under a scenario, as it is answered. */
export async function changedSiteOf(
  tx: Tx,
  which: { siteId: number; scenario: string; names: string[] },
): Promise<ChangedSite> {
  const state = await stateOf(tx, which.siteId, which.scenario);
  const held = await readValues(tx, which);
  if (!state || !held) throw new AppError('site-not-found');
  return {
    id: which.siteId,
    scenario_name: which.scenario,
    row_version: state.rowVersion,
    values: held.values,
  };
}
