import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '../../../council/notifications/contract.ts';
import { invokeFunction } from '../../../land/function-calls/contract.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { runWaitingJobs } from '../../../testing/waiting-jobs.ts';
import { getMyResponses } from '../contract/my-responses.ts';
import { getOwnAnswers } from '../contract.ts';
import { countGivenAnswers, listAnswers } from '../council-contract.ts';
import { asked } from '../testing/given.ts';
import { holding } from '../testing/holding.ts';
import { anotherResident, openedEarlier } from '../testing/open-document.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const { officer, submit, queue, why, oneHeld, decide } = holding(() => oak);

describe('what is held', () => {
  it('is submitted to whoever gave it, and counts nowhere until it is approved', async () => {
    const { id, resident, held } = await oneHeld();
    const own = await resident.client.call(getOwnAnswers, { id });
    expect(own.answers).toMatchObject([{ version: 1, answer: { text: 'Buy <b>cheap</b> homes' } }]);
    const { cards } = await resident.client.call(getMyResponses, { id });
    expect(cards.flatMap(({ answers }) => answers)).toHaveLength(1);
    const counts = async () => {
      const {
        respondents,
        begun,
        held: waiting,
        questions,
      } = await officer().call(countGivenAnswers, { id });
      const answers = questions.find(({ questionId }) => questionId === asked.why)?.answers;
      return { respondents, begun, waiting, answers };
    };
    expect(await counts()).toEqual({ respondents: 0, begun: 0, waiting: 1, answers: 0 });
    expect((await officer().call(listAnswers, { id })).count).toBe(0);
    expect(held).toMatchObject({
      name: 'Una',
      question: 'Why & where?',
      lines: [{ words: 'Buy <b>cheap</b> homes' }],
      heldFor: ['hidden field'],
      state: 'held',
      decisions: [],
    });
    await decide(held.id, 'approved');
    expect(await counts()).toEqual({ respondents: 1, begun: 0, waiting: 0, answers: 1 });
    expect((await officer().call(listAnswers, { id })).answers[0]).toMatchObject({ id: held.id });
  });

  it('is told with its state in files, and stands in nobody’s row', async () => {
    const { id, resident, held } = await oneHeld();
    const opened = openedEarlier(oak, id, resident.accountId);
    await submit(resident, id, { chosen: ['more'] }, { opened, questionId: asked.homes });
    const rows = async (of: string) => {
      const { bytes } = await officer().get(
        `/documents/${id}/answers/file?rows=${of}&file_type=csv`,
      );
      return parse(Buffer.from(bytes), { bom: true, columns: true }) as Record<string, string>[];
    };
    const states = async () => (await rows('answers')).map((row) => row['State']);
    expect(await states()).toEqual(['Held for moderation', 'Accepted']);
    const [person] = await rows('people');
    expect(person).toMatchObject({
      'How many homes?': 'More',
      'Why & where?': '',
      'Answers held for moderation': '1',
      'Answers rejected': '0',
    });
    await decide(held.id, 'rejected', { reason: 'Advertising' });
    expect(await states()).toEqual(['Rejected', 'Accepted']);
    await decide(held.id, 'approved', { from: 'rejected' });
    expect(await states()).toEqual(['Accepted after moderation', 'Accepted']);
    expect((await rows('people'))[0]).toMatchObject({ 'Why & where?': 'Buy <b>cheap</b> homes' });
  });

  it('keeps its respondent from being registered until it is decided; what is rejected is not registered', async () => {
    const { id, resident, held, closeNow } = await oneHeld('Una');
    const opened = openedEarlier(oak, id, resident.accountId);
    await submit(resident, id, { chosen: ['more'] }, { opened, questionId: asked.homes });
    await closeNow();
    const register = async () => {
      await officer().call(invokeFunction, {
        name: 'registerAnswers',
        arguments: { documentId: id },
      });
      await runWaitingJobs(oak, 'register-answers');
      return (await officer().call(listNotifications, {}))[0]?.message;
    };
    expect(await register()).toBe(
      '0 representations registered. 1 person waits for the moderation of an answer',
    );
    expect(await officer().call(countGivenAnswers, { id })).toMatchObject({
      waiting: 1,
      registered: 0,
    });
    await decide(held.id, 'rejected', { reason: 'Advertising' });
    expect(await register()).toBe('1 representation registered');
    const { answers } = await officer().call(listAnswers, { id });
    const { body } = await officer().get(
      `/consultations/representations/${answers[0]!.representationId}/original`,
    );
    expect(JSON.stringify(body)).toContain('How many homes?');
    expect(JSON.stringify(body)).not.toContain('cheap');
    // Approved late it is registered too.
    await decide(held.id, 'approved', { from: 'rejected' });
    expect(await register()).toBe('1 representation registered');
    const later = await officer().call(listAnswers, { id });
    const anew = await officer().get(
      `/consultations/representations/${later.answers[0]!.representationId}/original`,
    );
    expect(JSON.stringify(anew.body)).toContain('cheap');
    const back = await officer().put(`/documents/held-answers/${held.id}/decision`, {
      json: { decision: 'held', version: 1, from: 'approved' },
    });
    expect(back.status).toBe(400);
    expect(JSON.stringify(back.body)).toContain('is registered as representation');
  });

  it('waits for a decision again where it is edited after it was rejected', async () => {
    const { id, resident, held } = await oneHeld();
    await decide(held.id, 'rejected', { reason: 'Advertising' });
    const opened = openedEarlier(oak, id, resident.accountId);
    await submit(resident, id, { text: 'We need a bus' }, { opened, version: 1 });
    const { answers } = await queue(id);
    expect(answers).toMatchObject([
      {
        id: held.id,
        version: 2,
        lines: [{ words: 'We need a bus' }],
        heldFor: expect.arrayContaining(['edited', 'hidden field']),
        decisions: [{ decision: 'rejected', reason: 'Advertising', version: 1 }],
      },
    ]);
    await decide(held.id, 'approved', { version: 2 });
    const words = async () =>
      (await officer().call(listAnswers, { id })).answers.map(({ lines }) => lines[0]?.words);
    expect(await words()).toEqual(['We need a bus']);
    // What is written after an approval nobody has read.
    await submit(resident, id, { text: 'Buy homes' }, { opened, version: 2 });
    expect(await words()).toEqual([]);
    await decide(held.id, 'approved', { version: 3 });
    expect(await words()).toEqual(['Buy homes']);
  });

  it('is held again where it is deleted and sent anew; other questions are not', async () => {
    const { id, resident, held } = await oneHeld();
    await decide(held.id, 'rejected', { reason: 'Advertising' });
    await resident.client.delete(`/documents/${id}/questions/${asked.why}/answer`, {
      json: { version: 1 },
    });
    expect((await queue(id, 'rejected')).answers).toEqual([]);
    const opened = openedEarlier(oak, id, resident.accountId);
    await submit(resident, id, { text: 'Buy homes' }, { opened });
    await submit(resident, id, { chosen: ['more'] }, { opened, questionId: asked.homes });
    expect(await why(id)).toEqual([['edited']]);
    expect((await officer().call(listAnswers, { id })).count).toBe(1);
  });

  it('keeps everybody waiting of whom an answer is held, and says that they do', async () => {
    const { id } = await oneHeld();
    const bob = await anotherResident(oak, 'Bob');
    const opened = openedEarlier(oak, id, bob.accountId);
    await submit(bob, id, { text: 'It floods' }, { opened });
    expect(await officer().call(countGivenAnswers, { id })).toMatchObject({
      respondents: 1,
      held: 1,
      waiting: 1,
      ready: 1,
    });
  });
});
