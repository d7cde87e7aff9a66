import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import type { CapacityInputs, CapacityOutcome } from '@contract/land/ground/capacity/formula.ts';
import { capacityPanelMessages as messages } from './messages.ts';

export interface CalculationStep {
  label: string;
  /** What was reckoned, with its numbers. */
  reckoning: string;
  result: string;
}

const number = (value: number, decimals: number) =>
  formatNumber(value, { NUMBERS_AFTER_DECIMAL_POINT: decimals });
export const hectares = (value: number) => `${number(value, 2)} ha`;
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
      reckoning: `${hectares(inputs.grossHectares)} − ${hectares(inputs.excludedHectares)}`,
      result: hectares(left),
    },
    {
      label: step.net,
      reckoning: `${hectares(left)} × ${percent(inputs.developablePercent)}`,
      result: `${number(outcome.netHectares, 4)} ha`,
    },
    ...homesSteps(inputs, outcome),
    ...(outcome.netDensity === null
      ? []
      : [
          {
            label: step.density,
            reckoning: `${formatNumber(outcome.homes)} ÷ ${number(outcome.netHectares, 4)} ha`,
            result: `${number(outcome.netDensity, 2)} / ha`,
          },
        ]),
    ...costSteps(inputs, outcome),
  ];
}

function homesSteps(inputs: CapacityInputs, outcome: CapacityOutcome): CalculationStep[] {
  const { step } = messages;
  const { footprintSquareMetres, floorspaceSquareMetres, netHectares } = outcome;
  const homes = formatNumber(outcome.homes);
  if (footprintSquareMetres === null || floorspaceSquareMetres === null) {
    const reckoning = `${number(netHectares, 4)} ha × ${formatNumber(inputs.density)}`;
    return [{ label: step.homes, reckoning, result: homes }];
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
      reckoning: `${squareMetres(floorspaceSquareMetres)} ÷ ${squareMetres(inputs.homeSquareMetres)}`,
      result: homes,
    },
  ];
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
