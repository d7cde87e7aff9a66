import { beforeAll, expect, it } from 'vitest';
import { invokeFunction } from '../../../land/function-calls/contract.ts';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { runWaitingJobs } from '../../../testing/waiting-jobs.ts';
import { representationHistory } from '../../representations/contract.ts';
import { setConsent, submitAnswer } from '../contract.ts';
import { listHeldAnswers, type ModerationState } from '../contract/moderation.ts';
import { countGivenAnswers, listAnswers } from '../council-contract.ts';
import { asked } from '../testing/given.ts';
import { anotherResident, openedEarlier, publishedDocument } from '../testing/open-document.ts';
import { answerAddress, said } from '../testing/sent-answer.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

type Resident = Awaited<ReturnType<typeof anotherResident>>;
const officer = () => oak.as('officer');

/** A person's text answer to why; a machine's where it fills in the hidden field. */
const write = (
  { client, accountId }: Resident,
  id: number,
  text: string,
  { version = 0, furtherRemarks = '' } = {},
) =>
  client.call(submitAnswer, {
    id,
    questionId: asked.why,
    siteId: null,
    clientId: null,
    version,
    answer: said({ text }),
    opened: openedEarlier(oak, id, accountId),
    furtherRemarks,
  });
const register = async (documentId: number) => {
  await officer().call(invokeFunction, { name: 'registerAnswers', arguments: { documentId } });
  await runWaitingJobs(oak, 'register-answers');
};
const counts = (id: number) => officer().call(countGivenAnswers, { id });
const registeredAs = async (id: number) =>
  new Map(
    (await officer().call(listAnswers, { id })).answers.map((each) => [
      each.name,
      each.representationId,
    ]),
  );
const originalOf = async (id: number) =>
  JSON.stringify((await officer().get(`/consultations/representations/${id}/original`)).body);
const historyOf = async (id: number) =>
  JSON.stringify((await officer().call(representationHistory, { id })).history);
const decision = (id: number, decided: ModerationState, from: ModerationState, version = 1) =>
  officer().put(`/documents/held-answers/${id}/decision`, {
    json: { decision: decided, reason: '', version, from },
  });

it('answers edited after an extension become one more representation; the earlier one stays and names it', async () => {
  const { id, closeNow, extend } = await publishedDocument(oak);
  const [una, bob] = [await anotherResident(oak, 'Una'), await anotherResident(oak, 'Bob')];
  await write(una, id, 'It floods');
  await write(bob, id, 'No buses');
  await closeNow();
  await register(id);
  const first = await registeredAs(id);
  expect(await counts(id)).toMatchObject({ registered: 2, changed: 0, ready: 0 });
  await extend();
  await write(una, id, 'It floods every year', { version: 1 });
  await una.client.call(setConsent, { id, consent: 'Text only' });
  await register(id);
  expect((await registeredAs(id)).get('Una')).toBe(first.get('Una'));
  await closeNow();
  expect(await counts(id)).toMatchObject({ registered: 2, changed: 1, ready: 1 });
  await register(id);
  await register(id);
  expect(await counts(id)).toMatchObject({ registered: 2, changed: 0, ready: 0 });
  const second = await registeredAs(id);
  const [before, after] = [first.get('Una')!, second.get('Una')!];
  expect(after).not.toBe(before);
  expect(second.get('Bob')).toBe(first.get('Bob'));
  expect(await originalOf(before)).not.toContain('every year');
  expect(await originalOf(after)).toContain('It floods every year');
  expect(await originalOf(after)).toContain(`take the place of representation ${before}`);
  expect(await historyOf(before)).toContain(`representation ${after} says what counts now`);
  const { body } = await officer().get(`/consultations/representations/${after}`);
  expect(body).toMatchObject({ result: { representation: { consent: 'Text only' } } });
  const third = await registeredAs(id);
  expect(third).toEqual(second);
});

it('a held answer approved late is registered once, and its approval can be taken back until then', async () => {
  const { id, closeNow, extend } = await publishedDocument(oak);
  const una = await anotherResident(oak, 'Una');
  await write(una, id, 'It floods');
  await closeNow();
  await register(id);
  const before = (await registeredAs(id)).get('Una')!;
  await extend();
  await write(una, id, 'It floods and stinks', { version: 1, furtherRemarks: 'x' });
  await closeNow();
  expect(await counts(id)).toMatchObject({ changed: 0, ready: 0, waiting: 1 });
  await register(id);
  const { answers } = await officer().call(listHeldAnswers, { documentId: id });
  const held = answers[0]!.id;
  expect((await decision(held, 'approved', 'held', 2)).status).toBe(200);
  expect((await decision(held, 'held', 'approved', 2)).status).toBe(200);
  expect((await decision(held, 'approved', 'held', 2)).status).toBe(200);
  expect((await registeredAs(id)).get('Una')).toBe(before);
  await register(id);
  await register(id);
  const after = (await registeredAs(id)).get('Una')!;
  expect(after).toBeGreaterThan(before);
  expect(await originalOf(after)).toContain('It floods and stinks');
  const refused = await decision(held, 'held', 'approved', 2);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain(`registered as representation ${after}`);
});

it('answers that were all deleted after an extension are told in the history, with no new representation', async () => {
  const { id, closeNow, extend } = await publishedDocument(oak);
  const una = await anotherResident(oak, 'Una');
  await write(una, id, 'It floods');
  await closeNow();
  await register(id);
  const before = (await registeredAs(id)).get('Una')!;
  await extend();
  const gone = await una.client.delete(answerAddress(id, asked.why), { json: { version: 1 } });
  expect(gone.status).toBe(200);
  await closeNow();
  expect(await counts(id)).toMatchObject({ respondents: 0, changed: 1, ready: 1 });
  await register(id);
  expect(await counts(id)).toMatchObject({ changed: 0, ready: 0 });
  expect(await historyOf(before)).toContain('no answer counts any more');
  expect(await originalOf(before)).toContain('It floods');
  expect((await officer().get(`/consultations/representations/${before + 1}`)).status).toBe(404);
});

it('of taking approvals back and registering at the same time, one wins for each person', async () => {
  const { id, closeNow } = await publishedDocument(oak);
  for (const name of ['Ann', 'Bob', 'Cas', 'Dee', 'Eve', 'Fay'])
    await write(await anotherResident(oak, name), id, 'It floods', { furtherRemarks: 'x' });
  await closeNow();
  const { answers } = await officer().call(listHeldAnswers, { documentId: id });
  for (const answer of answers) await decision(answer.id, 'approved', 'held');
  await officer().call(invokeFunction, { name: 'registerAnswers', arguments: { documentId: id } });
  const [taken] = await Promise.all([
    Promise.all(answers.map((answer) => decision(answer.id, 'held', 'approved'))),
    runWaitingJobs(oak, 'register-answers'),
  ]);
  const takenBack = answers.filter((_answer, at) => taken[at]!.status === 200);
  const registered = [...(await registeredAs(id))].filter(([, representation]) => representation);
  expect(takenBack.length + registered.length).toBe(answers.length);
  const left = await officer().call(listHeldAnswers, { documentId: id });
  expect(left.answers.map((each) => each.id)).toEqual(takenBack.map((each) => each.id));
  expect(left.answers.map((each) => each.representationId)).toEqual(takenBack.map(() => null));
  // Later all are registered, whoever won.
  await Promise.all(left.answers.map((each) => decision(each.id, 'approved', 'held')));
  await register(id);
  expect(await counts(id)).toMatchObject({ registered: 6, changed: 0, ready: 0 });
});
