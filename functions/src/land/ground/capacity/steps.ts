import { formatNumber } from '../../../council/ground/dictionary/format-value.ts';
import type { CapacityInputs, CapacityOutcome } from './formula.ts';
import { capacityWorkingMessages as messages } from './working-messages.ts';

export interface CalculationStep {
  label: string;
  /** The calculation, with its numbers. */
  reckoning: string;
  result: string;
}

const number = (value: number, decimals: number) =>
  formatNumber(value, { NUMBERS_AFTER_DECIMAL_POINT: decimals });
/** To a square metre, the precision of areas in calculations. */
const exactHectares = (value: number) => `${number(value, 4)} ha`;
const squareMetres = (value: number) => `${number(value, 0)} m²`;
const pounds = (value: number) => `£${number(value, 0)}`;
const percent = (value: number) => `${formatNumber(value)}%`;

/** A capacity step by step, so that an inspector can follow it with a pocket calculator. */
export function stepsOf(inputs: CapacityInputs, outcome: CapacityOutcome): CalculationStep[] {
  const { step } = messages;
  const left = Math.max(0, inputs.grossHectares - inputs.excludedHectares);
  return [
    {
      label: step.left,
      reckoning: `${exactHectares(inputs.grossHectares)} − ${exactHectares(inputs.excludedHectares)}${leftOut(inputs)}`,
      result: exactHectares(left),
    },
    {
      label: step.net,
      reckoning: `${exactHectares(left)} × ${percent(inputs.developablePercent)}`,
      result: exactHectares(outcome.netHectares),
    },
    ...homesSteps(inputs, outcome),
    ...(outcome.netDensity === null
      ? []
      : [
          {
            label: step.density,
            reckoning: `${formatNumber(outcome.homes)} ÷ ${exactHectares(outcome.netHectares)}`,
            result: `${number(outcome.netDensity, 2)} / ha`,
          },
        ]),
    ...costSteps(inputs, outcome),
  ];
}

/** Why it is left out; capacities saved before this was kept do not say. */
function leftOut({ excludedLayers = [] }: Partial<CapacityInputs>): string {
  return excludedLayers.length > 0 ? ` (${excludedLayers.map(({ name }) => name).join(', ')})` : '';
}

function homesSteps(inputs: CapacityInputs, outcome: CapacityOutcome): CalculationStep[] {
  const { step } = messages;
  const { footprintSquareMetres, floorspaceSquareMetres, netHectares } = outcome;
  if (footprintSquareMetres === null || floorspaceSquareMetres === null) {
    const reckoning = `${exactHectares(netHectares)} × ${formatNumber(inputs.density)}`;
    return [
      { label: step.homes, ...wholeHomes(reckoning, netHectares * inputs.density, outcome.homes) },
    ];
  }
  const storeys = inputs.baseFloorRemoved ? `(${inputs.storeys} − 1)` : `${inputs.storeys}`;
  return [
    {
      label: step.footprint,
      reckoning: `${squareMetres(netHectares * 10_000)} × ${percent(inputs.coveragePercent)}`,
      result: squareMetres(footprintSquareMetres),
    },
    {
      label: step.floorspace,
      reckoning: `${squareMetres(footprintSquareMetres)} × ${storeys} × ${percent(inputs.efficiencyPercent)}`,
      result: squareMetres(floorspaceSquareMetres),
    },
    {
      label: step.homes,
      ...wholeHomes(
        `${squareMetres(floorspaceSquareMetres)} ÷ ${squareMetres(inputs.homeSquareMetres)}`,
        floorspaceSquareMetres / inputs.homeSquareMetres,
        outcome.homes,
      ),
    },
  ];
}

/** Shows both figures where a calculator gives 36.225 and the site takes 36 homes. */
function wholeHomes(reckoning: string, exact: number, homes: number) {
  const shown = formatNumber(exact, { NUMBERS_AFTER_DECIMAL_POINT: 3 }).replace(/\.?0+$/, '');
  const result = formatNumber(homes);
  return shown === result
    ? { reckoning, result }
    : { reckoning: `${reckoning} = ${messages.roundedDown(shown)}`, result };
}

function costSteps(inputs: CapacityInputs, outcome: CapacityOutcome): CalculationStep[] {
  if (outcome.costs === 0) return [];
  const { step } = messages;
  const steps: CalculationStep[] = [
    {
      label: step.section106,
      reckoning: `${formatNumber(outcome.homes)} × ${pounds(inputs.section106PerHome)}`,
      result: pounds(outcome.section106),
    },
  ];
  if (inputs.abnormals.length > 0) {
    steps.push({
      label: step.abnormals,
      reckoning: inputs.abnormals.map(({ name, cost }) => `${name} ${pounds(cost)}`).join(' + '),
      result: pounds(outcome.abnormalCosts),
    });
  }
  steps.push({
    label: step.costs,
    reckoning: `${pounds(outcome.section106)} + ${pounds(outcome.abnormalCosts)}`,
    result: pounds(outcome.costs),
  });
  if (outcome.costsPerHome !== null) {
    steps.push({
      label: step.perHome,
      reckoning: `${pounds(outcome.costs)} ÷ ${formatNumber(outcome.homes)}`,
      result: pounds(outcome.costsPerHome),
    });
  }
  return steps;
}
