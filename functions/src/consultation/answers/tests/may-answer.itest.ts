import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer as HttpAnswer } from '../../../platform/testing/client.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { getOwnAnswers, submitAnswer } from '../contract.ts';
import { answerMessages as messages } from '../messages.ts';
import { asked } from '../testing/given.ts';
import { anotherResident, publishedDocument } from '../testing/open-document.ts';
import { answerAddress, said } from '../testing/sent-answer.ts';

useWorld();

let oak: Council;
let elm: Council;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

const fieldsIn = ({ body }: HttpAnswer) =>
  (body as { error?: { fields?: Record<string, string> } }).error?.fields ?? {};
const more = said({ chosen: ['more'] });

describe('who may answer', () => {
  it('is told to everybody: residents may, staff and those who are signed out read why not', async () => {
    const { id } = await publishedDocument(oak);
    const told = async (who: 'signed-out' | 'officer' | 'resident') => {
      const { mayAnswer, heading, reason } = await oak.as(who).call(getOwnAnswers, { id });
      return { mayAnswer, heading, reason };
    };
    expect(await told('signed-out')).toEqual({
      mayAnswer: false,
      heading: 'Log in to begin answering questions',
      reason: 'Log in or sign up for a consultation account to submit your answers.',
    });
    expect(await told('officer')).toEqual({
      mayAnswer: false,
      heading: null,
      reason:
        'You are currently logged in as a PlaceMaker user. Please log in with a consultation account to submit answers.',
    });
    expect(await told('resident')).toEqual({ mayAnswer: true, heading: null, reason: null });
    const { client } = await anotherResident(oak, 'Una', { verified: false });
    expect(await client.call(getOwnAnswers, { id })).toMatchObject({
      mayAnswer: false,
      who: 'unverified',
      reason: messages.notVerified,
    });
  });

  it('is checked at every write', async () => {
    const { id } = await publishedDocument(oak);
    const { client: unverified } = await anotherResident(oak, 'Una', { verified: false });
    const writes = [
      ['put', answerAddress(id, asked.homes), { version: 0, answer: more }],
      ['put', answerAddress(id, asked.homes, 'draft'), { version: 0, draft: more }],
      ['delete', answerAddress(id, asked.homes), { version: 1 }],
      ['put', `/documents/${id}/respondent`, { consent: 'None' }],
      ['post', `/documents/${id}/receipt`, {}],
    ] as const;
    for (const [method, path, json] of writes) {
      expect((await oak.as('signed-out')[method](path, { json })).status).toBe(401);
      const staff = await oak.as('officer')[method](path, { json });
      expect([staff.status, fieldsIn(staff)['account']]).toEqual([403, messages.staff]);
      const notYet = await unverified[method](path, { json });
      expect([notYet.status, fieldsIn(notYet)['account']]).toEqual([403, messages.notVerified]);
      expect((await elm.as('resident')[method](path, { json })).status).toBe(404);
      const stranger = await oak.as('resident')[method](path, {
        json: { ...json, clientId: 'not-mine' },
      });
      expect(stranger.status).toBe(404);
    }
    expect((await oak.as('resident').get(`/documents/${id}/answers?clientId=x`)).status).toBe(404);
    expect((await elm.as('resident').get(`/documents/${id}/answers`)).status).toBe(404);
  });
});

describe('when a document is answered', () => {
  it.each([
    ['not before it opens', { opens: '1 hour', closes: '1 day' }, 'to come', 'opens on'],
    ['not after it closes', { opens: '-2 days', closes: '-1 second' }, 'closed', 'closed on'],
    ['not without a consultation', null, 'none', 'can be read'],
  ] as const)('%s', async (_when, times, state, words) => {
    const { id } = await publishedDocument(oak, times);
    for (const [what, json] of [
      ['answer', { version: 0, answer: more }],
      ['draft', { version: 0, draft: more }],
    ] as const) {
      const refused = await oak.as('resident').put(answerAddress(id, asked.homes, what), { json });
      expect(refused.status).toBe(403);
      expect(fieldsIn(refused)['document']).toContain(words);
    }
    const own = await oak.as('resident').call(getOwnAnswers, { id });
    expect(own).toMatchObject({ state, mayAnswer: false, answers: [] });
    expect(own.reason).toContain(words);
  });

  it('ends for edits, drafts, deletions and consent as well; what was acknowledged stays', async () => {
    const { id, closeNow } = await publishedDocument(oak);
    const resident = oak.as('resident');
    const question = { id, questionId: asked.homes };
    await resident.call(submitAnswer, { ...question, version: 0, answer: more });
    await closeNow();
    // The first answer never reached the browser: it asks again.
    const again = await resident.call(submitAnswer, { ...question, version: 0, answer: more });
    expect(again.answer.version).toBe(1);
    const fewer = said({ chosen: ['fewer'] });
    const refused = [
      await resident.put(answerAddress(id, asked.homes), { json: { version: 1, answer: fewer } }),
      await resident.put(answerAddress(id, asked.homes, 'draft'), {
        json: { version: 1, draft: fewer },
      }),
      await resident.delete(answerAddress(id, asked.homes), { json: { version: 1 } }),
      await resident.put(`/documents/${id}/respondent`, { json: { consent: 'None' } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const { answers } = await resident.call(getOwnAnswers, { id });
    expect(answers.map(({ answer }) => answer?.chosen)).toEqual([['more']]);
  });

  it('ends when it is withdrawn, and a question that is not asked is not there', async () => {
    const { id, withdraw } = await publishedDocument(oak);
    const json = { version: 0, answer: more };
    const unknown = '99999999-9999-4999-8999-999999999999';
    expect((await oak.as('resident').put(answerAddress(id, unknown), { json })).status).toBe(404);
    // A question within a map-linked one is answered with it.
    expect((await oak.as('resident').put(answerAddress(id, asked.support), { json })).status).toBe(
      404,
    );
    await withdraw();
    expect((await oak.as('resident').put(answerAddress(id, asked.homes), { json })).status).toBe(
      404,
    );
    expect((await oak.as('resident').get(`/documents/${id}/answers`)).status).toBe(404);
  });
});
