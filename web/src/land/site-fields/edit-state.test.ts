import { expect, test } from 'vitest';
import { type EditState, type EditStep, nextEdit, READING } from './edit-state.ts';

const after = (...steps: EditStep[]) => steps.reduce<EditState>(nextEdit, READING);
const open: EditStep = { do: 'open', typed: '12', base: 12 };
const type: EditStep = { do: 'type', typed: '15' };

test('a save that fails keeps what was typed, with the reason', () => {
  expect(after(open, type, { do: 'save' }, { do: 'fail', problem: 'No' })).toEqual({
    is: 'editing',
    typed: '15',
    base: 12,
    problem: 'No',
  });
});

test('typing on takes the reason away', () => {
  expect(after(open, { do: 'fail', problem: 'No' }, type)).toEqual({
    is: 'editing',
    typed: '15',
    base: 12,
  });
});

test('a conflict keeps both values until one is chosen', () => {
  const met = after(open, type, { do: 'save' }, { do: 'meet', theirs: '20' });
  expect(met).toEqual({ is: 'conflict', typed: '15', base: 12, theirs: '20' });
  expect(nextEdit(met, { do: 'save' })).toMatchObject({ is: 'saving', typed: '15' });
  expect(nextEdit(met, { do: 'close' })).toEqual(READING);
});

test('a save that is under way cannot be typed over, and an open control is not opened anew', () => {
  expect(after(open, { do: 'save' }, type)).toMatchObject({ is: 'saving', typed: '12' });
  expect(after(open, type, { do: 'open', typed: '99', base: 99 })).toMatchObject({ typed: '15' });
});

test('an answer that comes after all was closed changes nothing', () => {
  expect(after(open, { do: 'close' }, { do: 'fail', problem: 'Late' })).toEqual(READING);
});
