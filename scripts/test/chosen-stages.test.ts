import { expect, it } from 'vitest';
import { chosenStages } from './chosen-stages.ts';

const stages = ['checks', 'unit', 'build', 'e2e'];

it('chooses all stages unless some are named', () => {
  expect(chosenStages(stages, undefined, [])).toEqual(stages);
  expect(chosenStages(stages, 'unit, checks', [])).toEqual(['checks', 'unit']);
});

it('builds what is looked at in the browser', () => {
  expect(chosenStages(stages, 'e2e', ['e2e/search/table.e2e.ts'])).toEqual(['build', 'e2e']);
});

it('refuses a stage that does not exist, and files of no stage', () => {
  expect(() => chosenStages(stages, 'unit,soup', [])).toThrow(
    'There is no stage soup. There are: checks, unit, build, e2e.',
  );
  expect(() => chosenStages(stages, undefined, ['a.test.ts'])).toThrow('Say which tests');
});
