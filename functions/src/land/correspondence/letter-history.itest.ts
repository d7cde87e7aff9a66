import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council, type Who } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { siteHistory } from '../history/contract.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { addLetter, changeLetter, listLetters } from './contract.ts';
import { letterHistory } from './contract/history.ts';

useWorld();

let oak: Council;
let elm: Council;
let siteId: number;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  siteId = (await writeSites(oak, someSites(1)))[0]?.id ?? 0;
}, 120_000);

const first = {
  event: 1,
  correspondence: null,
  receivedDate: '2026-04-03',
  acknowledgeDate: '2026-04-07',
  letterDate: '2026-04-01',
  responseDeadline: null,
  text: 'They offer the land.',
};
const written = async () =>
  (await oak.as('officer').call(addLetter, { siteId, ...first })).correspondence.id;
const rewrite = (letterId: number, change: object, row_version: number, who: Who = 'officer') =>
  oak.as(who).call(changeLetter, { siteId, letterId, ...first, ...change, row_version });
const letter = async (letterId: number) =>
  (await oak.as('viewer').call(listLetters, { siteId })).correspondence.find(
    ({ id }) => id === letterId,
  );
const history = (id: number, who: Who = 'officer') => oak.as(who).call(letterHistory, { id });
const undo = (id: number, named: object = {}, who: Who = 'officer') =>
  oak.as(who).post(`/correspondence/${id}/undo`, { json: named });

describe('the history of a letter', () => {
  it('says who changed what, from what to what, and stands in its site’s as well', async () => {
    const [id, other] = [await written(), await written()];
    await rewrite(id, { receivedDate: '2026-04-02', letterDate: null }, 1);
    const { history: lines, undo: own, undoable } = await history(id);
    expect(lines.map(({ edit_content, column_name }) => [column_name, edit_content])).toEqual([
      ['received_date', expect.stringMatching(/: Received date\|2026-04-03\|2026-04-02$/)],
      ['letter_date', expect.stringMatching(/: Letter date\|2026-04-01\|Empty$/)],
      ['correspondence', expect.stringMatching(/\|\|Added$/)],
    ]);
    expect(lines[0]).toMatchObject({
      user_id: oak.uidOf('officer'),
      change_id: lines[1]?.change_id,
    });
    expect(own?.history_id).toBe(lines[0]?.id);
    expect(undoable).toEqual([own]);
    expect((await history(other)).history).toHaveLength(1);
    expect(await history(id, 'viewer')).toMatchObject({ undo: null, undoable: [] });

    const ofSite = await oak.as('officer').call(siteHistory, { siteId });
    expect(ofSite.history.map((line) => line.id)).toEqual(
      expect.arrayContaining(lines.map((line) => line.id)),
    );
    expect(new Set(ofSite.history.map(({ column_name }) => column_name))).toEqual(
      new Set(['correspondence']),
    );
    // The site's own undo takes back what its page edits.
    expect(ofSite).toMatchObject({ undo: null, undoable: [] });
  });

  it('undoes a change as a whole, and the one before it after that', async () => {
    const id = await written();
    await rewrite(id, { event: 2, text: 'They withdraw it.' }, 1);
    await rewrite(id, { event: 2, text: 'They withdraw it.', responseDeadline: '2026-06-01' }, 2);
    expect(await undo(id)).toMatchObject({ status: 200, body: { result: { row_version: 4 } } });
    expect(await letter(id)).toMatchObject({ event: 2, responseDeadline: null });
    expect((await undo(id)).status).toBe(200);
    expect(await letter(id)).toMatchObject(first);
    expect((await undo(id)).status).toBe(404);
    const lines = (await history(id)).history;
    expect(lines.map(({ is_undo, is_undone }) => [is_undo, is_undone])).toEqual([
      [true, false],
      [true, false],
      [true, false],
      [false, true],
      [false, true],
      [false, true],
      [false, false],
    ]);
  });

  it('keeps what a colleague changed since, and undoes a colleague’s newest change by its id', async () => {
    const id = await written();
    await rewrite(id, { text: 'Mine' }, 1);
    const mine = (await history(id)).undo?.history_id;
    await rewrite(id, { text: 'Theirs' }, 2, 'admin');
    expect(await undo(id)).toMatchObject({
      status: 409,
      body: { error: { code: 'changed-meanwhile', fields: { old_value: 'Theirs' } } },
    });
    expect(await letter(id)).toMatchObject({ text: 'Theirs' });
    const [theirs] = (await history(id)).undoable;
    expect((await undo(id, { history_id: theirs?.history_id })).status).toBe(200);
    expect((await history(id)).undo?.history_id).toBe(mine);
    const unknown = { history_id: 7_654_321 };
    expect(await undo(id, unknown)).toMatchObject({
      status: 409,
      body: { error: { fields: { history_id: 'Another change has been made since' } } },
    });
  });

  it('belongs to those who may, in their own council', async () => {
    const id = await written();
    await rewrite(id, { text: 'Changed' }, 1);
    const at = `/correspondence/${id}/history`;
    expect((await oak.as('signed-out').get(at)).status).toBe(401);
    expect((await oak.as('resident').get(at)).status).toBe(403);
    expect((await elm.as('officer').get(at)).status).toBe(404);
    expect((await oak.as('officer').get(`${at}?from=May`)).status).toBe(400);
    expect((await undo(id, {}, 'viewer')).status).toBe(403);
    expect((await elm.as('officer').post(`/correspondence/${id}/undo`, { json: {} })).status).toBe(
      404,
    );
    expect(await letter(id)).toMatchObject({ text: 'Changed' });
  });
});
