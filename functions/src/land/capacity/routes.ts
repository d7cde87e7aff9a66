import { route, type Route } from '../../platform/endpoint.ts';
import { requireScenarios } from '../ground/scenarios/required-scenarios.ts';
import { requireScenariosOn } from '../ground/scenarios/scenario-flag.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import {
  calculateCapacity,
  getCapacity,
  recalculateCapacity,
  saveCapacity,
  updateYearSum,
} from './contract.ts';
import { capacityOf, wholeInputs } from '../ground/capacity/formula.ts';
import { monitoringYear } from '../ground/capacity/monitoring-year.ts';
import {
  findBoundaryHectares,
  findCapacityRecord,
  isCalculated,
} from '../ground/capacity/queries/capacities.ts';
import { storeHomesField } from '../ground/capacity/queries/homes-field.ts';
import {
  capacityResponse,
  enteredResponse,
  recalculate,
  saveCapacityOf,
} from '../ground/capacity/save-capacity.ts';
import { saveTrajectory } from '../ground/capacity/save-trajectory.ts';
import { writeHomes } from './write-homes.ts';

export const capacityRoutes: Route[] = [
  route(getCapacity, async ({ input, tx }) => {
    const { siteId, scenario } = input;
    await requireSite(tx, siteId);
    await requireScenarios(tx, [{ siteId, scenarioName: scenario }], 'scenario');
    const record = await findCapacityRecord(tx, siteId, scenario);
    return {
      capacity: isCalculated(record) ? capacityResponse(record) : null,
      entered: record && !isCalculated(record) ? enteredResponse(record) : null,
      boundaryHectares: await findBoundaryHectares(tx, siteId),
      planFrom: monitoringYear(new Date()),
    };
  }),

  route(calculateCapacity, async ({ input }) => ({
    outcome: capacityOf(wholeInputs(input.inputs)),
  })),

  route(saveCapacity, async ({ input, tenant, actor, tx }) => {
    requireScenariosOn(tenant, [input.scenario]);
    const inputs = wholeInputs(input.inputs);
    const capacity = await saveCapacityOf(tx, actor, { ...input, inputs });
    const { siteId, scenario, writeHomesTo: field } = input;
    const { homes } = capacity.outcome;
    await storeHomesField(tx, { siteId, scenario, field: field ?? null });
    if (field !== undefined) await writeHomes(tx, actor, { siteId, scenario, field, homes });
    return { capacity };
  }),

  route(recalculateCapacity, async ({ input, tenant, actor, tx }) => {
    requireScenariosOn(tenant, [input.scenario]);
    return { capacity: await recalculate(tx, actor, input) };
  }),

  route(updateYearSum, ({ input, tenant, actor, tx }) => {
    requireScenariosOn(tenant, [input.scenario]);
    return saveTrajectory(tx, actor, input);
  }),
];
