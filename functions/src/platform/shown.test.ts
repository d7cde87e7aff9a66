import { expect, it } from 'vitest';
import { changedBy, idsAt, shownBy } from './shown.ts';

it('reads what an answer shows from its contract and input', () => {
  const reads = ['site:siteId', 'site-list', 'site*', 'site@sites.id'] as const;
  expect(shownBy({ reads }, { siteId: 7 })).toEqual([
    { entity: 'site', form: 'named', ids: new Set(['7']) },
    { entity: 'site-list', form: 'all' },
    { entity: 'site', form: 'membership' },
    { entity: 'site', form: 'listed', path: 'sites.id' },
  ]);
});

it('an input that names nothing means all', () => {
  expect(shownBy({ reads: ['tag:siteId'] }, {})).toEqual([{ entity: 'tag', form: 'all' }]);
  expect(changedBy({ changes: ['site:sites_ids'] }, {})).toEqual([
    { entity: 'site', membership: false },
  ]);
});

it('reads what a call changed, also within lists', () => {
  const changes = ['site-list:listId', 'site:sites.siteId', 'site*'] as const;
  const input = { listId: 3, sites: [{ siteId: 1 }, { siteId: 2 }] };
  expect(changedBy({ changes }, input)).toEqual([
    { entity: 'site-list', ids: new Set(['3']), membership: false },
    { entity: 'site', ids: new Set(['1', '2']), membership: false },
    { entity: 'site', ids: new Set(), membership: true },
  ]);
});

it('knows the record of whoever is signed in', () => {
  expect(shownBy({ reads: ['layout.own'] }, {})).toEqual([{ entity: 'layout', form: 'own' }]);
  expect(changedBy({ changes: ['account.own'] }, {})).toEqual([
    { entity: 'account', ids: new Set(), membership: false, own: true },
  ]);
});

it('finds ids in an answer and in every page of a paged one', () => {
  const page = (...ids: number[]) => ({ sites: ids.map((id) => ({ id })) });
  expect(idsAt(page(1, 2), 'sites.id')).toEqual(new Set(['1', '2']));
  expect(idsAt({ pages: [page(1), page(2)] }, 'sites.id')).toEqual(new Set(['1', '2']));
  expect(idsAt(null, 'sites.id')).toEqual(new Set());
});
