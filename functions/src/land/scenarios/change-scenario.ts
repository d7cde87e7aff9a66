import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { renameCapacityScenario } from '../ground/capacity/queries/of-scenario.ts';
import { dictionaryOf } from '../../council/ground/dictionary/queries/dictionary.ts';
import { renameScenarioInLists } from '../ground/site-lists/queries/members.ts';
import { listRecords } from '../ground/site-lists/list-records.ts';
import { changeSite } from '../ground/sites/change-site.ts';
import { stateOf, type SiteValues } from '../ground/sites/queries/site-state.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { siteMessages } from '../ground/sites/messages.ts';
import { VISIBILITY } from '../ground/sites/visibility-field.ts';
import { BASE } from '../ground/scenarios/base-scenario.ts';
import { scenarioMessages as messages } from '../ground/scenarios/messages.ts';
import { scenariosOfSite } from '../ground/scenarios/queries.ts';
import { renameScenario } from './queries/write-scenarios.ts';
import { readOverrides } from './read-overrides.ts';

interface Given {
  siteId: number;
  scenarioName: string;
  newName?: string | null | undefined;
  isPublic?: boolean | undefined;
  overrides?: unknown;
  clear?: string[] | undefined;
}

/**
 * Changes a scenario's values and visibility as one change that can be undone, then its name. Throws site-not-found,
 * not-found for an unknown scenario, payload-invalid, and conflict if the name is taken.
 */
export async function changeScenario(tx: Tx, actor: Actor, given: Given) {
  const { siteId, scenarioName, newName, isPublic, clear = [] } = given;
  await requireSite(tx, siteId, 'update');
  if (scenarioName === BASE) throw invalidField('scenarioName', messages.baseIsTheSite);
  if (!(await stateOf(tx, siteId, scenarioName))) throw new AppError('not-found');
  const dictionary = await dictionaryOf(tx);
  const visibility: SiteValues = isPublic === undefined ? {} : { [VISIBILITY]: isPublic };
  const set = { ...readOverrides(dictionary, given.overrides), ...visibility };
  const names = new Set(dictionary.map(({ dbPropertyName }) => dbPropertyName));
  const unknown = clear.find((name) => !names.has(name));
  if (unknown !== undefined) throw invalidField('clear', messages.unknownField(unknown));
  const fields = new Map<string, { label: string }>([
    [VISIBILITY, { label: siteMessages.visibilityLabel }],
    ...dictionary.map((field) => [field.dbPropertyName, field] as const),
  ]);
  const onlyCleared = clear.filter((name) => !(name in set));
  await changeSite(tx, actor, {
    siteId,
    states: [{ scenario: scenarioName, set, clear: onlyCleared }],
    fields,
  });
  const name = newName ?? scenarioName;
  if (name !== scenarioName) await rename(tx, actor, { siteId, scenarioName, newName: name });
  return answer(tx, siteId, name);
}

async function rename(
  tx: Tx,
  actor: Actor,
  { siteId, scenarioName, newName }: { siteId: number; scenarioName: string; newName: string },
) {
  const scenarios = (await scenariosOfSite(tx, siteId, false)) ?? [];
  if (scenarios.some((other) => other.scenarioName === newName)) {
    throw new AppError('conflict', { fields: { newName: messages.nameTaken } });
  }
  await renameScenario(tx, siteId, scenarioName, newName);
  await renameCapacityScenario(tx, siteId, scenarioName, newName);
  const lists = await renameScenarioInLists(tx, siteId, scenarioName, newName);
  await changed(tx, actor, {
    of: siteChanges,
    ids: [siteId],
    kind: 'updated',
    history: [
      {
        field: 'scenario_name',
        label: messages.renamedLabel,
        oldValue: scenarioName,
        newValue: newName,
        scenarioName: newName,
      },
    ],
  });
  await changed(tx, actor, { of: listRecords, ids: lists, kind: 'updated', onMaps: true });
}

async function answer(tx: Tx, siteId: number, name: string) {
  const scenarios = await scenariosOfSite(tx, siteId, false);
  const scenario = scenarios?.find(({ scenarioName }) => scenarioName === name);
  const state = await stateOf(tx, siteId, name);
  if (!scenario || !state) throw new AppError('not-found');
  return { scenario, row_version: state.rowVersion };
}
