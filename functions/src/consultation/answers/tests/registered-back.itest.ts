import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { invokeFunction } from '../../../land/function-calls/contract.ts';
import { sql } from '../../../platform/db.ts';
import type { JobStep } from '../../../platform/long-job.ts';
import { oneSession } from '../../../platform/testing/at-once.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { countWaiting } from '../../../platform/testing/waiting-sessions.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { runWaitingJobs } from '../../../testing/waiting-jobs.ts';
import { getContactTable } from '../../contacts/contract.ts';
import {
  representationHistory,
  undoRepresentationChanges,
} from '../../representations/contract.ts';
import {
  changeSubRepresentation,
  listSubRepresentations,
} from '../../sub-representations/contract.ts';
import { countGivenAnswers, listAnswers } from '../council-contract.ts';
import { registerAnswersJob } from '../registering/register-answers.ts';
import { answeredDocument, asked } from '../testing/given.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);
const officer = () => oak.as('officer');

const register = async (documentId: number) => {
  await officer().call(invokeFunction, { name: 'registerAnswers', arguments: { documentId } });
  await runWaitingJobs(oak, 'register-answers');
};
const owner = (statement: ReturnType<typeof sql>) =>
  inSchemaOf(oak, async (tx) => {
    await statement.execute(tx);
  });
const idsOf = async (id: number) => {
  const { answers } = await officer().call(listAnswers, { id });
  return new Map(answers.map((each) => [each.name, each.representationId]));
};
const bulkOf = async (id: number) =>
  (await officer().call(representationHistory, { id })).history.find(
    ({ bulk }) => bulk?.kind === 'registered',
  )?.bulk;
const takenBack = (id: string, ids: number[]) =>
  officer().call(undoRepresentationChanges, { id, ids, undo_id: randomUUID() });
const named = async (value: string) =>
  (
    await officer().call(getContactTable, {
      filters: [{ type: 'text', dbPropertyName: 'search_text', value }],
      attributes: ['name'],
    })
  ).records.length;

it('answers registered from a document are taken back as one, but for those that were worked on, and registered again', async () => {
  const { id, consultationId, respondent, answer } = await answeredDocument(oak);
  const ann = await respondent('Ann Ashe');
  await answer(ann, asked.why, { text: 'It floods' });
  await answer(await respondent('Bob Birch', 'Cedar Homes'), asked.why, { text: 'The buses' });
  await answer(await respondent('Cas Cole'), asked.why, { text: 'The school' });
  await owner(
    sql`update consultations set closes_at = now() - interval '1 hour' where id = ${consultationId}`,
  );
  await register(id);
  const first = await idsOf(id);
  const [anns, bobs, cass] = ['Ann Ashe', 'Bob Birch', 'Cas Cole'].map(
    (name) => first.get(name) ?? 0,
  ) as [number, number, number];
  const bulk = await bulkOf(anns);
  expect(bulk).toMatchObject({ records: 3, may_undo: true });
  expect(await bulkOf(cass)).toEqual(bulk);
  const { subRepresentations } = await officer().call(listSubRepresentations, {
    representationId: cass,
  });
  const [part] = subRepresentations;
  await officer().call(changeSubRepresentation, {
    id: part?.id ?? 0,
    row_version: part?.row_version ?? 0,
    status: 'In review',
  });

  const { undone, left } = await takenBack(bulk?.id ?? '', [anns, bobs, cass]);
  expect(undone).toEqual([anns, bobs]);
  expect(left).toMatchObject([{ id: cass }]);
  expect(await officer().call(countGivenAnswers, { id })).toMatchObject({
    registered: 1,
    ready: 2,
  });
  // Who was added for them alone is gone, also who acted for somebody.
  expect([await named('Ashe'), await named('Birch'), await named('Cole')]).toEqual([0, 0, 1]);
  const path = '/consultations/representations/restore';
  expect(await officer().post(path, { json: { ids: [anns] } })).toMatchObject({
    status: 400,
    body: {
      error: { fields: { ids: expect.stringContaining('register the answers to its document') } },
    },
  });

  await register(id);
  const second = await idsOf(id);
  expect(second.get('Cas Cole')).toBe(cass);
  const again = second.get('Ann Ashe') ?? 0;
  expect(again).toBeGreaterThan(cass);
  expect((await bulkOf(again))?.records).toBe(2);
  expect(
    (await officer().call(listSubRepresentations, { representationId: again })).subRepresentations,
  ).toHaveLength(1);

  // What took the place of another gives it back.
  await owner(
    sql`update question_answers set version = version + 1 where respondent_id = ${ann.respondentId}`,
  );
  await register(id);
  const third = (await idsOf(id)).get('Ann Ashe') ?? 0;
  expect(third).toBeGreaterThan(again);
  const later = await bulkOf(third);
  expect(later?.records).toBe(1);
  expect((await takenBack(later?.id ?? '', [third])).undone).toEqual([third]);
  expect((await idsOf(id)).get('Ann Ashe')).toBe(again);
  expect(await officer().call(countGivenAnswers, { id })).toMatchObject({
    registered: 3,
    ready: 1,
  });

  // Nor is what it said a change of the other, which says what counts once more and can be taken back as well.
  const { history } = await officer().call(representationHistory, { id: again });
  expect(JSON.stringify(history)).toContain(`Representation ${third} was taken back`);
  const earlier = await bulkOf(again);
  expect((await takenBack(earlier?.id ?? '', [again])).undone).toEqual([again]);
  expect((await idsOf(id)).get('Ann Ashe')).toBeNull();
});

it('answers are not taken back while the rest of them is still being registered', async () => {
  const { id, consultationId, crowd } = await answeredDocument(oak);
  await crowd(201, asked.why, { text: 'It floods' });
  await owner(
    sql`update consultations set closes_at = now() - interval '1 hour' where id = ${consultationId}`,
  );
  await officer().call(invokeFunction, { name: 'registerAnswers', arguments: { documentId: id } });
  let step: JobStep | undefined;
  await runWaitingJobs(oak, 'register-answers', {
    'register-answers': {
      run: async (context) => {
        step = await registerAnswersJob.begin(context);
        expect(await step?.()).toBe('more');
      },
      gaveUp: (context, error) => registerAnswersJob.gaveUp(context, error),
    },
  });
  const { answers } = await officer().call(listAnswers, { id });
  const one = answers.find(({ representationId }) => representationId)?.representationId ?? 0;
  const bulk = (await bulkOf(one))?.id ?? '';
  expect(await takenBack(bulk, [one])).toMatchObject({
    undone: [],
    left: [{ id: one, why: 'The other answers are still being registered' }],
  });
  expect(await step?.()).toBe('finished');
  expect((await takenBack(bulk, [one])).undone).toEqual([one]);
  expect(await officer().call(countGivenAnswers, { id })).toMatchObject({
    registered: 200,
    ready: 1,
  });
});

it.skipIf(oneSession)(
  'taking answers back waits for a resident who takes back consent, and holds nothing that this needs',
  async () => {
    const { id, consultationId, respondent, answer } = await answeredDocument(oak);
    const ann = await respondent('Ann Aspen');
    await answer(ann, asked.why, { text: 'It floods' });
    await owner(
      sql`update consultations set closes_at = now() - interval '1 hour' where id = ${consultationId}`,
    );
    await register(id);
    const registered = (await idsOf(id)).get('Ann Aspen') ?? 0;
    const bulk = await bulkOf(registered);
    let taking: ReturnType<typeof takenBack> | undefined;
    await inSchemaOf(oak, async (tx) => {
      await sql`update document_respondents set consent = 'None' where id = ${ann.respondentId}`.execute(
        tx,
      );
      taking = takenBack(bulk?.id ?? '', [registered]);
      await expect.poll(() => countWaiting(tx), { timeout: 30_000 }).toBe(1);
      await sql`update representations set consent = 'None' where id = (
        select id from representations where id = ${registered} for update nowait)`.execute(tx);
    });
    expect((await taking)?.undone).toEqual([registered]);
  },
);
