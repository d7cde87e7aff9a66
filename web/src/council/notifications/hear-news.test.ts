import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Reads } from '@contract/platform/entities.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renewByOwn } from '../../api/renew.ts';
import { changedBy, shownBy } from '@contract/platform/shown.ts';
import { hearNews, type News } from './hear-news.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

/** A browser that shows queries, and how often it asked. */
function browser() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 600_000 } } });
  let requests = 0;
  return {
    queries,
    requests: () => requests,
    /** Shows an answer, and counts from then on. */
    async show(name: string, reads: readonly Reads[], input: object, answer: unknown) {
      const observer = new QueryObserver(queries, {
        queryKey: [name, input],
        queryFn: async () => {
          requests++;
          return answer;
        },
        meta: { shows: shownBy({ reads }, input) },
      });
      observer.subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(0);
      requests = 0;
    },
  };
}

const edited = (id: number, tab = 'another-tab'): News => ({
  entity: 'site',
  entityId: String(id),
  kind: 'updated',
  tab,
});
const listOf = (...ids: number[]) => ({ sites: ids.map((id) => ({ id })) });

describe('news of somebody else', () => {
  test('a page of a site is asked for again when that site changes, and for no other', async () => {
    const { queries, show, requests } = browser();
    await show('site', ['site:siteId'], { siteId: 7 }, {});
    hearNews(queries, [edited(8)]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests()).toBe(0);
    hearNews(queries, [edited(7)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests()).toBe(1);
  });

  test('a list is asked for again when it shows the site, and is stale when it does not', async () => {
    const { queries, show, requests } = browser();
    await show('table', ['site@sites.id'], {}, listOf(1, 2));
    hearNews(queries, [edited(3)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests()).toBe(0);
    expect(queries.getQueryState(['table', {}])?.isInvalidated).toBe(true);
    hearNews(queries, [edited(2)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests()).toBe(1);
  });

  test('sites that come, go or are too many to be named are looked for in every list', async () => {
    for (const news of [
      { entity: 'site', entityId: '9', kind: 'created' },
      { entity: 'site', entityId: '9', kind: 'deleted' },
      { entity: 'site', entityId: 'several', kind: 'updated' },
    ]) {
      const { queries, show, requests } = browser();
      await show('table', ['site@sites.id'], {}, listOf(1, 2));
      hearNews(queries, [news]);
      await vi.advanceTimersByTimeAsync(0);
      expect(requests()).toBe(1);
    }
  });

  test('a hundred changes of what a list shows renew it at once and once more', async () => {
    const { queries, show, requests } = browser();
    await show('table', ['site@sites.id'], {}, listOf(1));
    for (let change = 0; change < 100; change++) {
      hearNews(queries, [edited(1)]);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(requests()).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(requests()).toBe(2);
  });

  test('every change of a notification is shown', async () => {
    const { queries, show, requests } = browser();
    await show('bell', ['notification'], {}, []);
    for (let change = 0; change < 3; change++) {
      hearNews(queries, [{ entity: 'notification', entityId: '1', kind: 'updated' }]);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(requests()).toBe(3);
  });

  test('a layer, a configuration and a flag reach what shows them', async () => {
    for (const [entity, read] of [
      ['layer', 'layer:layerId'],
      ['config', 'config'],
      ['tenant', 'tenant'],
    ] as const) {
      const { queries, show, requests } = browser();
      await show(entity, [read], { layerId: 'zones' }, {});
      hearNews(queries, [{ entity, entityId: 'zones', kind: 'updated' }]);
      await vi.advanceTimersByTimeAsync(0);
      expect(requests()).toBe(1);
    }
  });
});

test('news of an account reach the pages of that person, and lists that show it', async () => {
  const [own, other, list] = [browser(), browser(), browser()];
  for (const { show } of [own, other]) await show('user', ['account.own'], {}, {});
  await list.show('users', ['account@users.uid'], {}, { users: [{ uid: 'ann' }] });
  const news: News[] = [{ entity: 'account', entityId: 'ann', kind: 'updated' }];
  hearNews(own.queries, news, { uid: 'ann' });
  hearNews(other.queries, news, { uid: 'ben' });
  hearNews(list.queries, news, { uid: 'ben' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([own.requests(), other.requests(), list.requests()]).toEqual([1, 0, 1]);
  // Somebody has joined: nobody's own account has changed.
  const joined = { entity: 'account', entityId: 'several', kind: 'created' };
  hearNews(own.queries, [joined], { uid: 'ann' });
  hearNews(list.queries, [joined], { uid: 'ben' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([own.requests(), list.requests()]).toEqual([1, 2]);
});

test('the tab that made a change skips its echo; another tab of the same person does not', async () => {
  const author = browser();
  const other = browser();
  for (const { show } of [author, other]) await show('site', ['site:siteId'], { siteId: 7 }, {});
  void renewByOwn(author.queries, changedBy({ changes: ['site:siteId'] }, { siteId: 7 }));
  hearNews(author.queries, [edited(7, 'tab-1')], { tab: 'tab-1' });
  hearNews(other.queries, [edited(7, 'tab-1')], { tab: 'tab-2' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([author.requests(), other.requests()]).toEqual([1, 1]);
});

describe('two hundred editors', () => {
  const MINUTE = 60_000;

  /** A minute in which each of them edits one site every six seconds; the browser shows sites 1 to 5. */
  async function minuteWith(editors: number, siteOf: (editor: number) => number) {
    const { queries, show, requests } = browser();
    for (const siteId of [1]) {
      await show('site', ['site:siteId'], { siteId }, {});
      await show('history', ['site:siteId'], { siteId }, {});
    }
    await show('search', ['site@sites.id'], {}, { pages: [listOf(1, 2, 3), listOf(4, 5)] });
    await show('table', ['site@sites.id'], {}, listOf(1, 2, 3, 4, 5));
    await show('lists', ['site-list', 'site*'], {}, {});
    for (let at = 0; at < MINUTE; at += MINUTE / 10) {
      for (let editor = 0; editor < editors; editor++) {
        hearNews(queries, [edited(siteOf(editor), `tab-${editor}`)]);
        await vi.advanceTimersByTimeAsync(MINUTE / 10 / editors);
      }
    }
    await vi.advanceTimersByTimeAsync(MINUTE);
    return requests();
  }

  test('who work elsewhere cost a browser nothing', async () => {
    expect(await minuteWith(200, (editor) => 1_000 + editor)).toBe(0);
  });

  test('cost what the browser shows of their work, not what they do', async () => {
    // One of them works on a site that is shown; the others do not.
    const alone = await minuteWith(1, () => 3);
    const among = await minuteWith(200, (editor) => (editor === 0 ? 3 : 1_000 + editor));
    expect(alone).toBeGreaterThan(0);
    expect(among).toBe(alone);
  });

  test('all on the same site cost no more than its rests allow', async () => {
    const requests = await minuteWith(200, () => 1);
    // Two answers about the site once a second, two lists once in ten seconds.
    expect(requests).toBeLessThanOrEqual(2 * 62 + 2 * 8);
  });
});
