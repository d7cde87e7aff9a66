import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { twoCouncils, type Council, type Who } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { writeSiteHistory } from '../../records/history/record-history.ts';
import { siteHistory, siteTimeline } from './contract.ts';
import { londonDay } from '../../platform/dates/london.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';

useWorld();

let oak: Council;
let elm: Council;
let site: number;
let busy: number;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  [site, busy] = (
    await writeSites(
      oak,
      someSites(2).map((each) => ({ ...each, deliverable: null })),
    )
  ).map(({ id }) => id) as [number, number];
  const json = (column_name_raw: string, new_value: unknown) => ({
    json: { column_name_raw, new_value },
  });
  const officer = oak.as('officer');
  await officer.put(`/site/${site}`, json('site_name', 'Gasworks | \\ north'));
  await officer.put(`/site/${site}`, json('deliverable', true));
  await officer.put(`/site/${site}`, json('deliverable', 'dontknow'));
  await officer.post('/history/note', { json: { siteId: site, note_content: 'Seen on foot' } });
  await officer.put(`/site/${site}`, json('homes', ''));
  await withTenant(oak, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from accounts where uid = ${oak.uidOf('officer')}`.execute(tx);
    const actor = { accountId: rows[0]?.id ?? 0, displayName: 'officer' };
    await writeSiteHistory(
      tx,
      actor,
      [site],
      [{ fileNames: ['plan.pdf', 'a|b.png'], actionType: 'UPLOAD' }],
    );
    // As a site looks after some years: nine in ten edits, some without a new value, here and there a note.
    await sql`
      insert into record_history (site_id, type, account_id, user_name, field, field_label, old_value, new_value, content)
      select ${busy}, case when n % 10 = 0 then 'NOTE' else 'EDIT' end, ${actor.accountId}, 'officer', 'homes', 'Homes',
             n::text, case when n % 7 > 0 then (n + 1)::text end, case when n % 10 = 0 then 'Note ' || n end
        from generate_series(1, 2000) n`.execute(tx);
  });
}, 120_000);

const page = async (query: string, siteId = site) => {
  const { status, body } = await oak.as('viewer').get(`/site/v2/${siteId}/timeline?${query}`);
  expect(status).toBe(200);
  return answerOf(siteTimeline, { body });
};

describe('a site’s timeline', () => {
  it('tells edits, notes and files, newest first; edits without a new value are hidden', async () => {
    const { timeline, next } = await page('');
    expect(
      timeline.map(({ type, edit_content, content, file_name }) => [
        type,
        edit_content ?? content ?? file_name,
      ]),
    ).toEqual([
      ['FILE', 'plan.pdf|a\\|b.png'],
      ['NOTE', 'Seen on foot'],
      ['EDIT', 'Deliverable|true|dontknow'],
      ['EDIT', 'Deliverable|dontknow|true'],
      ['EDIT', expect.stringMatching(/^Site name\|.*\|Gasworks \\\| \\\\ north$/)],
    ]);
    expect(next).toBeNull();
    expect(timeline[0]).toMatchObject({
      action_type: 'UPLOAD',
      user_id: oak.uidOf('officer'),
      scenario_name: 'base',
      column_name: null,
    });
    expect(timeline[2]).toMatchObject({ column_name: 'deliverable', is_undone: false });
  });

  it('tells what was cleared, by whom and what it held, where that is asked for', async () => {
    const asked = { siteId: site, type: 'EDIT', with_cleared: true } as const;
    const { timeline } = await oak.as('viewer').call(siteTimeline, asked);
    expect(timeline).toHaveLength(4);
    expect(timeline[0]?.edit_content).toMatch(/^Homes\|\d+\|$/);
    const { history } = await oak.as('viewer').call(siteHistory, asked);
    expect(history.map(({ edit_content }) => edit_content)).toEqual(
      timeline.map(({ edit_content }) => edit_content),
    );
  });

  it.each([
    ['column_name=deliverable', ['Deliverable|true|dontknow', 'Deliverable|dontknow|true']],
    ['column_name=site_name%27', []],
    ['user_id=nobody', []],
    ['to=2020-01-01', []],
    ['from=2999-01-01', []],
  ])('alone with %s', async (query, lines) => {
    const { timeline } = await page(query);
    expect(timeline.map(({ edit_content }) => edit_content)).toEqual(lines);
  });

  it('alone of one person, and of today in London', async () => {
    const { timeline: all } = await page('');
    const today = londonDay(new Date());
    for (const query of [`user_id=${oak.uidOf('officer')}`, `from=${today}&to=${today}`])
      expect((await page(query)).timeline).toEqual(all);
    expect((await page(`user_id=${oak.uidOf('admin')}`)).timeline).toEqual([]);
  });

  it('offers everybody’s newest change to those who may write', async () => {
    const offered = async (who: Who) =>
      answerOf(siteTimeline, await oak.as(who).get(`/site/v2/${site}/timeline`)).undoable;
    expect(await offered('viewer')).toEqual([]);
    expect(await offered('admin')).toMatchObject([{ field: 'Homes' }]);
  });

  it.each([
    ['FILE', 1],
    ['NOTE', 1],
    ['EDIT', 3],
  ])('alone of type %s', async (type, count) => {
    const { timeline } = await page(`type=${type}`);
    expect(timeline.map((item) => item.type)).toEqual(Array.from({ length: count }, () => type));
  });

  it('is read to its end by cursor, each item once', async () => {
    const seen: number[] = [];
    let cursor = '';
    for (let pages = 0; pages < 20; pages += 1) {
      const { timeline, next } = await page(`limit=300${cursor}`, busy);
      seen.push(...timeline.map(({ id }) => id));
      if (next === null) break;
      cursor = `&cursor=${next}`;
    }
    // Of 2000, every tenth is a note; of the rest every seventh has no new value.
    const hidden = Array.from({ length: 2000 }, (_, at) => at + 1).filter(
      (n) => n % 10 !== 0 && n % 7 === 0,
    );
    expect(seen).toHaveLength(2000 - hidden.length);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('is the council’s own', async () => {
    const path = `/site/v2/${busy}/timeline`;
    expect((await oak.as('signed-out').get(path)).status).toBe(401);
    expect((await oak.as('resident').get(path)).status).toBe(403);
    expect((await elm.as('admin').get(path)).status).toBe(404);
    for (const query of [
      'cursor=x',
      'cursor=0',
      'cursor=1%27',
      'type=ALL',
      'limit=501',
      'from=2026-02-31',
      'to=x',
    ]) {
      expect([query, (await oak.as('viewer').get(`${path}?${query}`)).status]).toEqual([
        query,
        400,
      ]);
    }
  });
});
