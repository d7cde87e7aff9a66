import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { channelEvents } from './channel-events.ts';

/** As specification 002 section 4 lists them. */
const SPECIFIED = [
  'site found',
  'join',
  'leave',
  'close site search stream',
  'stream closed',
  'api entity update',
];
const root = fileURLToPath(new URL('../../../', import.meta.url));

it('every event of the specified channel is mapped, and no other', () => {
  expect(Object.keys(channelEvents).sort()).toEqual(SPECIFIED.sort());
});

it.each(Object.entries(channelEvents))('%s stands where the table says', (_name, { where }) => {
  expect(existsSync(root + where)).toBe(true);
});
