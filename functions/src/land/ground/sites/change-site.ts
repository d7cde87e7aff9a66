import { randomUUID } from 'node:crypto';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { DONT_KNOW } from '../../../records/history/edit-content.ts';
import type { EditLine } from '../../../records/history/record-history.ts';
import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { failpoint } from '../../../platform/failpoint.ts';
import { BASE } from '../scenarios/base-scenario.ts';
import type { ChangedSite } from './edit-schema.ts';
import { siteChanges } from './site-changes.ts';
import {
  readValues,
  stateOf,
  writeScenarioValues,
  writeSite,
  type HeldValues,
  type SiteValues,
  type WrittenState,
} from './queries/site-state.ts';
import { VISIBILITY } from './visibility-field.ts';
import { isSame, textOf } from './same-value.ts';

/** What is to be written to a site (scenario 'base') or to one of its scenarios. */
export interface StateChange {
  scenario: string;
  set: SiteValues;
  /** Fields that a scenario has otherwise no longer. */
  clear?: string[];
  /** What these fields hold, where the caller has read them since it holds the site. */
  held?: HeldValues;
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
  /** Lines about what was written with it beside the record, as part of the same change. */
  also?: EditLine[];
  /** More for an edit's details. */
  note?: (scenario: string, name: string) => Record<string, unknown>;
}

/** What came of a change of a site. */
export interface SiteChange {
  /** The edits in the history; none where all was so already. */
  historyIds: number[];
  /** Under which the change is undone; null where there is nothing to undo. */
  changeId: string | null;
  /** The states in their order, as written: undefined where all was so already. */
  states: (WrittenState | undefined)[];
}

/**
 * Writes a site and its scenarios as one change: records, an edit for every field that changed, versions, the map's
 * version where the site itself changed, and the news to everybody else. The caller holds the site. Throws
 * site-not-found for a scenario that is none.
 */
export async function changeSite(tx: Tx, actor: Actor, change: Change): Promise<SiteChange> {
  const { siteId, also = [] } = change;
  const changeId = change.changeId === undefined ? randomUUID() : change.changeId;
  const lines: EditLine[] = [];
  const states: SiteChange['states'] = [];
  for (const state of change.states) {
    const written = await writeState(tx, state, change);
    states.push(written?.now);
    lines.push(...(written?.lines ?? []));
  }
  const isWritten = lines.length > 0;
  if (!isWritten && also.length === 0) return { historyIds: [], changeId: null, states };
  await failpoint('site-written');
  const historyIds = await changed(tx, actor, {
    of: siteChanges,
    ids: [siteId],
    kind: 'updated',
    around: !isWritten,
    onMaps:
      lines.some(({ scenarioName }) => scenarioName === BASE) ||
      // Maps are filtered by homes that a capacity says alone.
      also.some(({ field, scenarioName }) => field === 'capacity' && scenarioName === BASE),
    history: [...lines, ...also].map((line) => ({ ...line, changeId })),
  });
  await failpoint('edit-recorded');
  return { historyIds, changeId, states };
}

async function writeState(tx: Tx, state: StateChange, change: Change) {
  const { scenario, set, clear = [] } = state;
  const names = [...Object.keys(set), ...clear];
  if (names.length === 0) return undefined;
  const which = { siteId: change.siteId, scenario, names };
  const before = state.held ?? (await readValues(tx, which));
  if (!before) throw new AppError('site-not-found');
  if (isUnchanged(before, set, clear, scenario)) return undefined;
  const now = await write(tx, which, set, clear);
  return { now, lines: names.flatMap((name) => lineOf(name, { before, now, scenario }, change)) };
}

function lineOf(
  name: string,
  { before, now, scenario }: { before: HeldValues; now: HeldValues; scenario: string },
  { fields, note }: Change,
): EditLine[] {
  const [old, value] = [before.values[name] ?? null, now.values[name] ?? null];
  const details: EditDetails = {
    before: old,
    after: value,
    ownBefore: hasOwnValue(before, scenario, name),
    ownAfter: hasOwnValue(now, scenario, name),
  };
  const isChanged = !isSame(old, value);
  if (!isChanged && details.ownBefore === details.ownAfter) return [];
  return [
    {
      field: name,
      label: fields.get(name)?.label ?? name,
      oldValue: historyText(old, value),
      // A scenario that only came to follow its site, or not, shows nothing new.
      newValue: isChanged ? historyText(value, old) : null,
      scenarioName: scenario,
      details: { ...details, ...note?.(scenario, name) },
    },
  ];
}

/** As the history says it: a switch that nobody answers any more is not known, not nothing. */
const historyText = (value: SiteValues[string], other: SiteValues[string]) =>
  value === null && typeof other === 'boolean' ? DONT_KNOW : textOf(value);

/** Whether a state has a field itself: a scenario may have it from its site. */
export const hasOwnValue = ({ own }: { own: string[] }, scenario: string, name: string): boolean =>
  scenario === BASE || name === VISIBILITY || own.includes(name);

/** Whether all is as it would be written. */
function isUnchanged(
  held: HeldValues,
  set: SiteValues,
  clear: string[],
  scenario: string,
): boolean {
  const owns = (name: string) => held.own.includes(name);
  return (
    !clear.some(owns) &&
    Object.entries(set).every(
      ([name, value]) =>
        hasOwnValue(held, scenario, name) && isSame(held.values[name] ?? null, value),
    )
  );
}

async function write(
  tx: Tx,
  which: { siteId: number; scenario: string; names: string[] },
  set: SiteValues,
  clear: string[],
): Promise<WrittenState> {
  if (which.scenario === BASE) return writeSite(tx, which, set);
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
  changeId: string | null,
): Promise<ChangedSite> {
  const state = await stateOf(tx, which.siteId, which.scenario);
  const held = await readValues(tx, which);
  if (!state || !held) throw new AppError('site-not-found');
  const { values } = held;
  return changedStateOf(which, { values, rowVersion: state.rowVersion }, changeId);
}

/** As changedSiteOf, of a state that is known. */
export const changedStateOf = (
  { siteId, scenario }: { siteId: number; scenario: string },
  { values, rowVersion }: { values: SiteValues; rowVersion: number },
  changeId: string | null,
): ChangedSite => ({
  id: siteId,
  scenario_name: scenario,
  row_version: rowVersion,
  values,
  change_id: changeId,
});
