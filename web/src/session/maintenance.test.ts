import { expect, test } from 'vitest';
import { isUnderMaintenance } from './maintenance.ts';

const now = new Date('2026-04-03T12:00:00Z');
const page = (maintenanceActive: boolean, maintenanceActiveUntil: string | null) => ({
  route: '/map',
  maintenanceActive,
  maintenanceActiveUntil,
});

test.each([
  [page(false, null), false],
  [page(false, '2027-01-01'), false],
  [page(true, null), true],
  [page(true, '2026-04-03T12:00:01Z'), true],
  [page(true, '2026-04-03T11:59:59Z'), false],
])('%o is under maintenance: %s', (status, expected) => {
  expect(isUnderMaintenance(status, now)).toBe(expected);
});
