import { expect, it } from 'vitest';
import { mayUse } from './flagged.ts';

it('is not there without its flag, whatever the council has', () => {
  expect(mayUse(false, { available: true, reason: null })).toEqual({ hidden: true });
});

it('is greyed with the reason where the council lacks what it needs', () => {
  expect(mayUse(true, { available: false, reason: 'No key' })).toEqual({ reason: 'No key' });
  expect(mayUse(true, { available: false, reason: null }).reason).toBeTruthy();
});

it('is greyed until that is known', () => {
  expect(mayUse(true, undefined).reason).not.toBe(mayUse(true, undefined, true).reason);
});

it('is there otherwise', () => expect(mayUse(true, { available: true, reason: null })).toEqual({}));
