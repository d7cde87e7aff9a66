import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newCouncil } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { getConsultationLookups } from '../consultations/contract.ts';
import { addCustomColumn } from '../custom-columns/contract.ts';
import { publicationMessages } from '../ground/publication/messages.ts';
import { usePublishing } from '../published-representations/testing/publishing.ts';
import { getPublication } from '../publishing/contract.ts';
import {
  changeFieldOfMany,
  getRepresentation,
  representationHistory,
  undoRepresentationChanges,
} from './contract.ts';

useWorld();

const { council, said, registered, published, step, page } = usePublishing();
const officer = () => council().as('officer');
const read = async (id: number) =>
  (await council().as('viewer').call(getRepresentation, { id })).representation;
const give = (json: object, who: 'officer' | 'viewer' | 'resident' | 'signed-out' = 'officer') =>
  council().as(who).put('/consultations/representations/field', { json });

describe('a value given to many in parts', () => {
  it('is one change in the history of those that had another, and is undone as one', async () => {
    const [first, second] = [await registered({ attitude: 'Oppose' }), await registered()];
    const third = await registered({ attitude: 'Support' });
    const bulk = { field: 'attitude', value: 'Support', bulk_id: randomUUID() };
    const one = await officer().call(changeFieldOfMany, { ids: [first.id, third.id], ...bulk });
    expect(one).toEqual({ ids: [first.id], withdrawn: 0, bulk_id: bulk.bulk_id });
    await officer().call(changeFieldOfMany, { ids: [second.id], ...bulk });
    const all = [first.id, second.id, third.id];
    for (const id of all) expect((await read(id)).attitude).toBe('Support');
    const { history } = await officer().call(representationHistory, { id: first.id });
    expect(history[0]).toMatchObject({
      edit_content: expect.stringContaining('|Oppose|Support') as string,
      bulk: { id: bulk.bulk_id, records: 2, kind: 'changed' },
    });
    const { undone } = await officer().call(undoRepresentationChanges, {
      id: bulk.bulk_id,
      ids: [first.id, second.id],
      undo_id: randomUUID(),
    });
    expect(undone).toEqual([first.id, second.id]);
    expect((await read(first.id)).attitude).toBe('Oppose');
    expect((await read(second.id)).attitude).toBeNull();
  });

  it('may be of any field that is given so, or of a column that officers added', async () => {
    const { id } = await registered();
    const { correspondenceTypes } = await officer().call(getConsultationLookups, {});
    const kind = correspondenceTypes[0];
    const { column } = await officer().call(addCustomColumn, {
      table: 'representations',
      name: 'Colours',
      renderType: 'Multi-select',
      options: ['Red', 'Green, light'],
    });
    const values: [string, string | number | string[] | null][] = [
      ['policy', ' H3 '],
      ['correspondenceType', kind?.id ?? 0],
      ['consultationEventId', said().event],
      ['consent', 'Text only'],
      [column.column, ['Green, light']],
      ['attitude', null],
    ];
    for (const [field, value] of values)
      await officer().call(changeFieldOfMany, { ids: [id], field, value });
    const now = await read(id);
    expect(now).toMatchObject({
      policy: 'H3',
      correspondenceName: kind?.name,
      consent: 'Text only',
      attitude: null,
    });
    expect(now.customColumns).toMatchObject([{ column: column.column, value: ['Green, light'] }]);
  });

  it('that is less consent takes what it does not cover from the public, as for one', async () => {
    const [shown, kept] = [await published(), await published()];
    const bulk = { field: 'consent', value: 'None' };
    const { ids, withdrawn } = await officer().call(changeFieldOfMany, { ids: [shown], ...bulk });
    expect({ ids, withdrawn }).toEqual({ ids: [shown], withdrawn: 1 });
    expect((await page(`/p/representations/${shown}`)).status).toBe(404);
    expect((await page(`/p/representations/${kept}`)).status).toBe(200);
    expect(await officer().call(getPublication, { id: shown })).toMatchObject({ state: null });
    const { history } = await officer().call(representationHistory, { id: shown });
    expect(JSON.stringify(history)).toContain(publicationMessages.withdrawnConsent);
  });

  it('that was more consent tells, once undone, how many the public reads no longer', async () => {
    const [shown, unpublished] = [
      await registered({ consent: 'None' }),
      await registered({ consent: 'None' }),
    ];
    const kept = await published();
    const ids = [shown.id, unpublished.id, kept];
    const bulk_id = randomUUID();
    const given = { ids, field: 'consent', value: 'Name and text', bulk_id };
    expect(await officer().call(changeFieldOfMany, given)).toMatchObject({ withdrawn: 0 });
    await step('officer', shown.id, 'ask');
    await step('admin', shown.id, 'approve');
    await step('officer', shown.id, 'publish');
    expect((await page(`/p/representations/${shown.id}`)).status).toBe(200);
    const changed = [shown.id, unpublished.id];
    const undo = { id: bulk_id, ids: changed, undo_id: randomUUID() };
    expect(await officer().call(undoRepresentationChanges, undo)).toEqual({
      undone: changed,
      left: [],
      withdrawn: 1,
    });
    expect((await page(`/p/representations/${shown.id}`)).status).toBe(404);
    expect((await page(`/p/representations/${kept}`)).status).toBe(200);
  });

  it('is refused beside its field where it does not fit, and nothing is written', async () => {
    const { id, policy, receivedDate } = await registered();
    const refused: [string, unknown, string][] = [
      ['attitude', 'Sideways', 'value'],
      ['policy', 'x'.repeat(201), 'value'],
      ['policy', 12, 'value'],
      ['consultationEventId', null, 'value'],
      ['consultationEventId', 7_654_321, 'consultationEventId'],
      ['correspondenceType', 7_654_321, 'correspondenceType'],
      ['receivedDate', '2026-04-03', 'field'],
      ['status', 'Response sent', 'field'],
      ['is_deleted', true, 'field'],
      ['custom_7654321', 'Red', 'field'],
    ];
    for (const [field, value, named] of refused) {
      const answer = await give({ ids: [id], field, value });
      expect([field, answer.status]).toEqual([field, 400]);
      expect(answer.body).toMatchObject({
        error: { fields: { [named]: expect.any(String) as string } },
      });
    }
    expect((await give({ ids: [], field: 'policy', value: 'H3' })).status).toBe(400);
    expect(await read(id)).toMatchObject({ policy, receivedDate, status: 'Received' });
  });

  it('is refused to whoever may not write, and of another council it changes nothing', async () => {
    const { id } = await registered({ policy: 'H1' });
    const change = { ids: [id], field: 'policy', value: 'H9' };
    expect((await give(change, 'signed-out')).status).toBe(401);
    expect((await give(change, 'resident')).status).toBe(403);
    expect((await give(change, 'viewer')).status).toBe(403);
    const elm = await newCouncil();
    expect((await elm.as('officer').call(changeFieldOfMany, change)).ids).toEqual([]);
    expect((await read(id)).policy).toBe('H1');
  });
});
