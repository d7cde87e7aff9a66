import { capacityOf } from '@contract/land/ground/capacity/formula.ts';
import { buildOut } from '@contract/land/ground/capacity/trajectory.ts';
import { expect, test } from 'vitest';
import {
  abnormalsIn,
  capacitySchema,
  type CapacityValues,
  inputsOf,
  startOf,
  yearsOf,
} from './capacity-values.ts';
import { stepsOf } from '@contract/land/ground/capacity/steps.ts';

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
    '4.2000 ha − 0.7000 ha = 3.5000 ha',
    '3.5000 ha × 80% = 2.8000 ha',
    '2.8000 ha × 35 = 98',
    '98 ÷ 2.8000 ha = 35.00 / ha',
  ]);
});

test('what was left out is remembered, and said in the working', () => {
  const layers = [{ id: 'f3', name: 'Flood zone 3' }];
  const inputs = inputsOf(cast({ ...typed, excludedLayers: JSON.stringify(layers) }));
  expect(inputs.excludedLayers).toEqual(layers);
  expect(stepsOf(inputs, capacityOf(inputs))[0]?.reckoning).toBe(
    '4.2000 ha − 0.7000 ha (Flood zone 3)',
  );
  expect(startOf({ inputs, trajectory: [] }, 4.2)['excludedLayers']).toBe(JSON.stringify(layers));
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

test('homes are rounded down in the open, so that every step adds up', () => {
  const inputs = inputsOf(
    cast({
      ...typed,
      grossHectares: '1.15',
      excludedHectares: '',
      developablePercent: '75',
      density: '42',
    }),
  );
  const steps = stepsOf(inputs, capacityOf(inputs)).map(
    (step) => `${step.reckoning} = ${step.result}`,
  );
  expect(steps).toContain('0.8625 ha × 42 = 36.225, rounded down = 36');
});

test('years come back into the form; emptied they go, entered one by one they stay', () => {
  const inputs = inputsOf(cast(typed));
  const built = buildOut(98, 2028, 40);
  const start = startOf({ inputs, trajectory: built }, null);
  expect(start).toMatchObject({ firstYear: '2028', perYear: '40' });
  expect(yearsOf(cast(start), 120, built)).toEqual(buildOut(120, 2028, 40));
  const emptied = cast({ ...start, firstYear: '', perYear: '' });
  expect(yearsOf(emptied, 120, built)).toEqual([]);
  const byHand = [
    { year: 2028, homes: 50 },
    { year: 2030, homes: 48 },
  ];
  expect(startOf({ inputs, trajectory: byHand }, null)).toMatchObject({
    firstYear: '',
    perYear: '',
  });
  expect(yearsOf(emptied, 120, byHand)).toBeUndefined();
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
      section106PerHome: '10000000001',
      firstYear: '2028',
    }),
  ).toEqual({
    grossHectares: 'Enter a number',
    excludedHectares: 'Must not be negative',
    developablePercent: 'Must be at most 100',
    density: 'Enter a number',
    section106PerHome: 'Must be at most 10000000000',
    abnormals: 'Line 2: write a description, a comma and the cost in pounds',
    firstYear: expect.any(String),
    perYear: expect.any(String),
  });
  expect(Object.keys(await faults({ ...typed, method: 'coverage', homeSquareMetres: '' }))).toEqual(
    ['coveragePercent', 'storeys'],
  );
});

test.each([
  ['abnormals', 'x'.repeat(201) + ', 5', 'What a cost is for has at most 200 characters'],
  ['excludedHectares', '5', "Must not be more than the site's 4.2 ha"],
  ['firstYear', '1066', 'Must be at least 1990'],
  ['density', '', 'Enter the homes per hectare'],
])('%s is held to what the server takes', async (field, value, message) => {
  const years = field === 'firstYear' ? { perYear: '5' } : {};
  expect(await faults({ ...typed, ...years, [field]: value })).toEqual({ [field]: message });
});

test('costs are lines; years are built out', () => {
  expect(abnormalsIn('')).toEqual([]);
  expect(yearsOf(cast(typed), 98, [])).toBeUndefined();
  expect(yearsOf(cast({ ...typed, firstYear: '2028', perYear: '50' }), 98, [])).toEqual([
    { year: 2028, homes: 50 },
    { year: 2029, homes: 48 },
  ]);
});
