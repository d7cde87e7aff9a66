import { capacityOf } from '@contract/land/ground/capacity/formula.ts';
import { expect, test } from 'vitest';
import {
  abnormalsIn,
  capacitySchema,
  type CapacityValues,
  inputsOf,
  startOf,
  yearsOf,
} from './capacity-values.ts';
import { stepsOf } from './steps.ts';

const typed = {
  ...startOf(undefined, 4.2),
  excludedHectares: '0.7',
  developablePercent: '80',
  density: '35',
};
const cast = (values: object) => capacitySchema.cast(values) as CapacityValues;
const faults = (values: object) =>
  capacitySchema.validate(values, { abortEarly: false }).then(
    () => ({}),
    (error: { inner: { path: string; message: string }[] }) =>
      Object.fromEntries(error.inner.map((each) => [each.path, each.message])),
  );

test('what is typed is reckoned as the server does, step by step', () => {
  const inputs = inputsOf(cast(typed));
  const outcome = capacityOf(inputs);
  expect(outcome.homes).toBe(98);
  expect(stepsOf(inputs, outcome).map((step) => `${step.reckoning} = ${step.result}`)).toEqual([
    '4.20 ha − 0.70 ha = 3.50 ha',
    '3.50 ha × 80% = 2.8000 ha',
    '2.8000 ha × 35 = 98',
    '98 ÷ 2.8000 ha = 35.00 / ha',
  ]);
});

test('coverage shows the storey without homes, and costs what they are of', () => {
  const inputs = inputsOf(
    cast({
      ...typed,
      method: 'coverage',
      coveragePercent: '60',
      storeys: '5',
      baseFloorRemoved: true,
      abnormals: 'Remediation, £250,000\n\nCulvert, new, 80000',
    }),
  );
  const steps = stepsOf(inputs, capacityOf(inputs)).map((step) => step.reckoning);
  expect(steps).toContain('16,800 m² × (5 − 1) × 85%');
  expect(steps).toContain('Remediation £250,000 + Culvert, new £80,000');
});

test('faults stand beside their field', async () => {
  expect(await faults(typed)).toEqual({});
  expect(
    await faults({
      ...typed,
      grossHectares: '',
      excludedHectares: '-1',
      developablePercent: '101',
      density: 'many',
      abnormals: 'Remediation, 3\nno cost',
      firstYear: '2028',
    }),
  ).toEqual({
    grossHectares: 'Enter a number',
    excludedHectares: 'Must not be negative',
    developablePercent: 'Must be at most 100',
    density: 'Enter a number',
    abnormals: 'Line 2: write a description, a comma and the cost in pounds',
    firstYear: expect.any(String),
    perYear: expect.any(String),
  });
  expect(Object.keys(await faults({ ...typed, method: 'coverage', homeSquareMetres: '' }))).toEqual(
    ['coveragePercent', 'storeys', 'homeSquareMetres'],
  );
});

test('costs are lines; years are built out', () => {
  expect(abnormalsIn('')).toEqual([]);
  expect(yearsOf(cast(typed), 98)).toBeUndefined();
  expect(yearsOf(cast({ ...typed, firstYear: '2028', perYear: '50' }), 98)).toEqual([
    { year: 2028, homes: 50 },
    { year: 2029, homes: 48 },
  ]);
});
