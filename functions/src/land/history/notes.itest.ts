import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { twoCouncils, type Council, type Who } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { viewOf } from '../sites/testing/edited-sites.ts';
import { createNote } from './contract.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';

useWorld();

let oak: Council;
let elm: Council;
let site: number;
let other: number;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  const written = await writeSites(oak, someSites(2));
  [site, other] = written.map(({ id }) => id) as [number, number];
  await writeSites(elm, someSites(1));
}, 120_000);

const add = (note_content: string, who: Who = 'officer', more: object = {}) =>
  oak.as(who).post('/history/note', { json: { siteId: site, note_content, ...more } });
const change = (noteId: number, note_content: string, who: Who = 'officer') =>
  oak.as(who).put(`/history/note/${noteId}`, { json: { note_content } });
const noteOf = (answer: { body: unknown }) => answerOf(createNote, answer).note;

describe('a note on a site', () => {
  it('is whose session it is, whatever the payload says', async () => {
    const claim = { user_id: oak.uidOf('admin'), user_name: 'admin' };
    const answer = await add('  Rang the agent | no answer  ', 'officer', claim);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        result: {
          note: {
            type: 'NOTE',
            user_id: oak.uidOf('officer'),
            user_name: 'officer',
            content: 'Rang the agent | no answer',
            edit_content: null,
            edited_at: null,
            can_edit: true,
          },
        },
      },
    });
    const { id } = noteOf(answer);
    expect((await oak.as('viewer').get(`/history/note/${id}`)).body).toMatchObject({
      result: { note: { id, can_edit: false } },
    });
    const { history } = await viewOf(oak).history(site, { type: 'NOTE' }, 'admin');
    expect(history[0]).toMatchObject({ id, can_edit: false });
  });

  it('is changed by its author alone, and what it said is kept', async () => {
    const { id } = noteOf(await add('First words'));
    expect((await change(id, 'Second words', 'admin')).body).toMatchObject({
      error: { code: 'not-authorized' },
    });
    const changed = await change(id, 'Second words');
    expect(changed).toMatchObject({
      status: 200,
      body: { result: { note: { content: 'Second words', edited_at: expect.any(String) } } },
    });
    await change(id, 'Third words');
    const { rows } = await withTenant(oak, (tx) =>
      sql<{ details: object }>`select details from record_history where id = ${id}`.execute(tx),
    );
    expect(rows[0]?.details).toMatchObject({
      earlier: [{ content: 'First words' }, { content: 'Second words' }],
    });
    expect(noteOf(await oak.as('viewer').get(`/history/note/${id}`)).content).toBe('Third words');
  });

  it('goes by the calls of the second version of a site’s page', async () => {
    const officer = oak.as('officer');
    const path = `/site/v2/${site}/note`;
    const added = await officer.post(path, { json: { note_content: 'By v2' } });
    expect(added.status).toBe(201);
    const { id } = noteOf(added);
    const json = { note_id: id, note_content: 'By v2, changed' };
    expect(noteOf(await officer.put(path, { json })).content).toBe('By v2, changed');
    expect((await officer.put(`/site/v2/${other}/note`, { json })).status).toBe(404);
    expect((await oak.as('admin').put(path, { json })).status).toBe(403);
  });

  it.each([
    ['ab', 'A note must be longer than 2 characters'],
    ['  ab  ', 'A note must be longer than 2 characters'],
    ['', 'A note must be longer than 2 characters'],
    ['x'.repeat(8001), 'A note must be at most 8000 characters'],
  ])('is longer than 2 characters, and no book: %j', async (content, why) => {
    const { id } = noteOf(await add('Fine words'));
    for (const answer of [await add(content), await change(id, content)]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { code: 'payload-invalid', fields: { note_content: why } } },
      });
    }
  });

  it('may be as long as that', async () => {
    for (const content of ['abc', 'x'.repeat(8000)]) {
      expect((await add(content)).status).toBe(201);
    }
  });

  it('belongs to those who may write, in their own council', async () => {
    const { id } = noteOf(await add('Ours alone'));
    expect((await add('No', 'viewer')).status).toBe(403);
    expect((await add('No way', 'signed-out')).status).toBe(401);
    expect((await change(id, 'No way', 'viewer')).status).toBe(403);
    expect((await elm.as('admin').get(`/history/note/${id}`)).status).toBe(404);
    const json = { note_content: 'Theirs now' };
    expect((await elm.as('admin').put(`/history/note/${id}`, { json })).status).toBe(404);
    expect((await add('Nowhere', 'officer', { siteId: 7_654_321 })).status).toBe(404);
    await withTenant(oak, (tx) =>
      sql`update sites set is_deleted = true where id = ${site}`.execute(tx),
    );
    expect((await oak.as('viewer').get(`/history/note/${id}`)).status).toBe(404);
    expect((await change(id, 'Gone with it')).status).toBe(404);
  });
});
