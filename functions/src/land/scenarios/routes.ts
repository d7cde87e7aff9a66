import { removeCapacityOf } from '../ground/capacity/queries/of-scenario.ts';
import { dictionaryOf } from '../../council/ground/dictionary/queries/dictionary.ts';
import { closeChangesOf } from '../../records/history/queries/changes.ts';
import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { removeScenarioFromLists } from '../ground/site-lists/queries/members.ts';
import { listRecords } from '../ground/site-lists/list-records.ts';
import { findSiteRecord } from '../ground/sites/queries/read-site.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { changeScenario } from './change-scenario.ts';
import {
  createScenario,
  deleteScenario,
  getScenario,
  listPublicScenarios,
  listScenarios,
  updateScenario,
} from './contract.ts';
import { BASE } from '../ground/scenarios/base-scenario.ts';
import { scenarioMessages as messages } from '../ground/scenarios/messages.ts';
import { scenariosOfCouncil, scenariosOfSite } from '../ground/scenarios/queries.ts';
import { countScenarios, insertScenario, removeScenario } from './queries/write-scenarios.ts';
import { readOverrides } from './read-overrides.ts';

/** More would not fit in a selector, and the limit bounds the size of a site. */
const MAX_SCENARIOS = 100;

export const scenarioRoutes: Route[] = [
  route(listScenarios, ({ input, tx }) => scenarios(tx, input.siteId, false)),
  route(listPublicScenarios, ({ input, tx }) => scenarios(tx, input.siteId, true)),

  route(getScenario, async ({ input, tx }) => {
    const site = await findSiteRecord(tx, input.siteId, await dictionaryOf(tx), input.scenario);
    if (!site) throw new AppError('site-not-found');
    return { site };
  }),

  route(createScenario, async ({ input, actor, tx }) => {
    const { siteId, scenarioName, isPublic } = input;
    await requireSite(tx, siteId, 'update');
    if ((await countScenarios(tx, siteId)) >= MAX_SCENARIOS) {
      throw refused('payload-invalid', messages.tooMany(MAX_SCENARIOS));
    }
    const overrides = readOverrides(await dictionaryOf(tx), input.overrides);
    const { accountId } = actor;
    const scenario = await insertScenario(tx, {
      siteId,
      scenarioName,
      isPublic,
      overrides,
      accountId,
    });
    if (!scenario) throw refused('conflict', messages.nameTaken);
    await followed(tx, actor, siteId, scenarioName, messages.created);
    return { scenario };
  }),

  route(updateScenario, ({ input, actor, tx }) => changeScenario(tx, actor, input)),

  route(deleteScenario, async ({ input: { siteId, scenarioName }, actor, tx }) => {
    await requireSite(tx, siteId, 'update');
    if (scenarioName === BASE) throw refused('payload-invalid', messages.baseStays);
    if (!(await removeScenario(tx, siteId, scenarioName))) throw new AppError('not-found');
    await removeCapacityOf(tx, siteId, scenarioName);
    await closeChangesOf(tx, siteId, scenarioName);
    const lists = await removeScenarioFromLists(tx, siteId, scenarioName);
    await changed(tx, actor, { of: listRecords, ids: lists, kind: 'updated', onMaps: true });
    await followed(tx, actor, siteId, scenarioName, messages.deleted);
    return undefined;
  }),
];

async function scenarios(tx: Tx, siteId: number | undefined, publicOnly: boolean) {
  const found =
    siteId === undefined
      ? await scenariosOfCouncil(tx, publicOnly)
      : await scenariosOfSite(tx, siteId, publicOnly);
  if (!found) throw new AppError('site-not-found');
  return { scenarios: found };
}

const refused = (code: 'payload-invalid' | 'conflict', why: string) =>
  new AppError(code, { fields: { scenarioName: why } });

async function followed(tx: Tx, actor: Actor, siteId: number, name: string, what: string) {
  const line = { field: 'scenario_name', label: messages.historyLabel(name), newValue: what };
  await changed(tx, actor, { of: siteChanges, ids: [siteId], kind: 'updated', history: [line] });
}
