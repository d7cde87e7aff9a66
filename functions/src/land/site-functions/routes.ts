import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { BASE } from '../ground/scenarios/base-scenario.ts';
import { requireScenariosOn } from '../ground/scenarios/scenario-flag.ts';
import { fieldsOfLastUpdate } from '../ground/sites/last-updated.ts';
import { changedSiteOf, changeSite } from '../ground/sites/change-site.ts';
import { editingOf, type EditRules } from '../ground/sites/editing.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { readValues } from '../ground/sites/queries/site-state.ts';
import { listSiteFunctions, runFieldFunction, runTabAction } from './contract.ts';
import { fieldFunctionsOf } from '../ground/site-functions/field-functions.ts';
import { siteFunctionMessages as messages } from '../ground/site-functions/messages.ts';
import { siteFunctionNames } from '../../council/ground/configs/types/site-function-names.ts';
import { siteFunctions } from '../ground/site-functions/registry.ts';
import { runSiteFunction } from '../ground/site-functions/run-function.ts';

export const siteFunctionRoutes: Route[] = [
  route(listSiteFunctions, async () => ({
    functions: siteFunctionNames.map((name) => ({
      name,
      description: siteFunctions[name].description,
    })),
  })),

  route(runTabAction, async ({ input, tenant, actor, tx }) => {
    const { siteId, scenario, tabId, actionName } = input;
    requireScenariosOn(tenant, [scenario]);
    const editing = await editingOf(tx);
    const action = editing.tabs
      .find(({ id }) => id === tabId)
      ?.tabActions?.find(({ name }) => name === actionName);
    const functionName = action?.config?.functionName;
    if (functionName === undefined) {
      throw new AppError('not-found', { fields: { actionName: messages.noAction } });
    }
    const columns = action?.config?.dbColumns?.map(({ column }) => column) ?? [];
    return applied(tx, actor, editing, { siteId, scenario, functionName, columns });
  }),

  route(runFieldFunction, async ({ input, tenant, actor, tx }) => {
    requireScenariosOn(tenant, [input.scenario]);
    const editing = await editingOf(tx);
    const buttons = editing.tabs.flatMap(({ content }) => fieldFunctionsOf(content));
    if (!buttons.includes(input.functionName)) {
      throw new AppError('not-found', { fields: { functionName: messages.noButton } });
    }
    return applied(tx, actor, editing, { ...input, columns: [] });
  }),
];

interface Asked {
  siteId: number;
  scenario?: string | undefined;
  functionName: string;
  columns: string[];
}

/** Runs a function on a site under a scenario and writes what it gives, as one change. */
async function applied(tx: Tx, actor: Actor, editing: EditRules, asked: Asked) {
  const { siteId, scenario = BASE, functionName, columns } = asked;
  const { fields, names } = editing;
  await requireSite(tx, siteId, 'update');
  const held = await readValues(tx, { siteId, scenario, names });
  if (!held) throw new AppError('site-not-found');
  const call = { tx, actor, siteId, scenario, values: held.values, fields, columns };
  const set = await runSiteFunction(functionName, call);
  const { changeId } = await changeSite(tx, actor, {
    siteId,
    states: [{ scenario, set, held }],
    fields,
  });
  const changed = [...Object.keys(set), ...fieldsOfLastUpdate(fields.values())];
  return changedSiteOf(tx, { siteId, scenario, names: [...new Set(changed)] }, changeId);
}
