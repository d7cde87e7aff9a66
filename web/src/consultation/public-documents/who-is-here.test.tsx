import { beforeEach, expect, it, vi } from 'vitest';
import { serve } from '../../testing/serve.ts';

const NOBODY = { json: { result: { isAuthenticated: false, user: null, newsFrom: null } } };

/** A page of this tab that has just begun, with what its modules know. */
async function begun() {
  vi.resetModules();
  const [account, drafts, who] = await Promise.all([
    import('../../api/account.ts'),
    import('../../forms/drafts.ts'),
    import('./who-is-here.ts'),
  ]);
  return { ...account, ...drafts, ...who };
}

beforeEach(() => sessionStorage.clear());

it('a page on which nobody is signed in shows nothing of whoever was, and keeps it for them', async () => {
  const before = await begun();
  before.takePageFor('una');
  before.keepDraft('letter', { text: 'Private' });
  serve(() => NOBODY);
  const page = await begun();
  expect(page.draftOf('letter')).toEqual({ text: 'Private' });
  expect(await page.whoIsHere()).toBeNull();
  expect(page.draftOf('letter')).toBeUndefined();
  expect(page.pageAccount()).toBeNull();
  expect(page.takePageFor('una')).toBe(true);
  expect(page.draftOf('letter')).toEqual({ text: 'Private' });
});

it('what a visitor typed is theirs once they have signed in, and goes over nothing that they had typed', async () => {
  const page = await begun();
  page.takePageFor('una');
  page.keepDraft('letter', { text: 'Hers' });
  page.noteAccount(null);
  const visit = await begun();
  visit.keepDraft('letter', { text: 'Of a visitor' });
  visit.keepDraft('other letter', { text: 'Of a visitor, too' });
  visit.takePageFor('una');
  expect(visit.draftOf('letter')).toEqual({ text: 'Hers' });
  expect(visit.draftOf('other letter')).toEqual({ text: 'Of a visitor, too' });
});

it('a page is loaded anew for whoever has signed in since in another tab, and is not told as theirs', async () => {
  const page = await begun();
  expect(page.takePageFor('una')).toBe(true);
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { pathname: '/p/document/plan', search: '', hash: '', reload });
  expect(page.takePageFor(null)).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  expect(page.takePageFor('bob')).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(page.pageAccount()).toBe('una');
});
