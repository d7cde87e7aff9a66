import { describe, expect, it } from 'vitest';
import { accessTo, firstPage } from './permissions.ts';

describe('access to a unit', () => {
  const grants = new Set(['sites.read', 'sites.write', 'consultations.read']);

  it('answers each action and allows only when all are granted', () => {
    expect(accessTo(grants, 'sites', ['read', 'write', 'delete'])).toEqual({
      isAllowed: false,
      actions: { read: true, write: true, delete: false },
    });
    expect(accessTo(grants, 'sites', ['read', 'write']).isAllowed).toBe(true);
  });

  it('does not lend a grant to another unit whose name begins alike', () => {
    expect(accessTo(grants, 'site-lists', ['read']).isAllowed).toBe(false);
  });
});

describe('the first page somebody may see', () => {
  it.each([
    [['placemaker.read', 'consultations.read'], '/'],
    [['consultations.read'], '/p/document'],
    [['sites.read'], undefined],
    [[], undefined],
  ])('%j: %s', (grants, page) => {
    expect(firstPage(new Set(grants))).toBe(page);
  });
});
