import { beforeAll, describe, expect, it } from 'vitest';
import { asAccount } from '../../../platform/as-account.ts';
import { sql, withTenant } from '../../../platform/db.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { deleteAnswer, getOwnAnswers, submitAnswer } from '../contract.ts';
import { getMyResponses } from '../contract/my-responses.ts';
import { asked } from '../testing/given.ts';
import { anotherResident, publishedDocument } from '../testing/open-document.ts';
import { answerAddress, said } from '../testing/sent-answer.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const more = said({ chosen: ['more'] });

describe('the answers of others', () => {
  it('are not reached: by another account, for another client, or by a query of its own', async () => {
    const { id } = await publishedDocument(oak);
    const clients = [
      { id: 'c1', companyName: 'Cedar Homes' },
      { id: 'c2', companyName: 'Dale Farms' },
    ];
    const [ann, bob] = [
      await anotherResident(oak, 'Ann', { clients }),
      await anotherResident(oak, 'Bob'),
    ];
    const question = { id, questionId: asked.homes, version: 0 };
    const forAnn = await ann.client.call(submitAnswer, { ...question, answer: more });
    const fewer = said({ chosen: ['fewer'] });
    const forCedar = await ann.client.call(submitAnswer, {
      ...question,
      clientId: 'c1',
      answer: fewer,
    });
    expect(forCedar.respondent.reference).not.toBe(forAnn.respondent.reference);
    const own = async (clientId?: string) => {
      const { answers, clientName } = await ann.client.call(getOwnAnswers, {
        id,
        ...(clientId ? { clientId } : {}),
      });
      return { clientName, chosen: answers.map(({ answer }) => answer?.chosen) };
    };
    expect(await own()).toEqual({ clientName: null, chosen: [['more']] });
    expect(await own('c1')).toEqual({ clientName: 'Cedar Homes', chosen: [['fewer']] });
    expect(await own('c2')).toEqual({ clientName: 'Dale Farms', chosen: [] });
    const theirs = await bob.client.get(`/documents/${id}/answers?clientId=c1`);
    expect(theirs.status).toBe(404);
    expect(await bob.client.call(getOwnAnswers, { id })).toMatchObject({
      respondent: null,
      answers: [],
    });
    expect(
      (await bob.client.delete(answerAddress(id, asked.homes), { json: { version: 1 } })).status,
    ).toBe(404);
    const reached = (accountId: number) =>
      withTenant(oak, (tx) =>
        asAccount(tx, oak, accountId, async () => {
          const { rows } = await sql<{ answers: number; people: number }>`
            select (select count(*)::int from question_answers where account_id = ${ann.accountId}) as answers,
                   (select count(*)::int from document_respondents where account_id = ${ann.accountId}) as people`.execute(
            tx,
          );
          return rows[0];
        }),
      );
    expect(await reached(ann.accountId)).toEqual({ answers: 2, people: 2 });
    expect(await reached(bob.accountId)).toEqual({ answers: 0, people: 0 });
  });

  it('are written for a client by agents alone; who is none any more reads and deletes them', async () => {
    const { id } = await publishedDocument(oak);
    const clients = [{ id: 'c1', companyName: 'Cedar Homes' }];
    const { client } = await anotherResident(oak, 'Ann', { clients });
    const question = { id, questionId: asked.homes, clientId: 'c1' };
    await client.call(submitAnswer, { ...question, version: 0, answer: more });
    await client.put('/user/consultation-user-meta/types', { json: { types: ['individual'] } });
    const reason =
      'Only agents answer on behalf of a client. Say that you are an agent under ‘My clients’, or answer for yourself.';
    const sent = { clientId: 'c1', version: 1 };
    for (const [path, json] of [
      [answerAddress(id, asked.homes), { ...sent, answer: said({ chosen: ['fewer'] }) }],
      [answerAddress(id, asked.homes, 'draft'), { ...sent, draft: more }],
      [`/documents/${id}/respondent`, { clientId: 'c1', consent: 'None' }],
    ] as const) {
      const refused = await client.put(path, { json });
      expect(refused.status).toBe(403);
      expect(refused.body).toMatchObject({ error: { fields: { account: reason } } });
    }
    const told = { mayAnswer: false, reason, clientName: 'Cedar Homes' };
    expect(await client.call(getOwnAnswers, { id, clientId: 'c1' })).toMatchObject({
      ...told,
      answers: [{ answer: more, version: 1, draft: null }],
    });
    expect(await client.call(getMyResponses, { id, clientId: 'c1' })).toMatchObject(told);
    expect(await client.call(getOwnAnswers, { id })).toMatchObject({
      mayAnswer: true,
      reason: null,
    });
    await client.call(deleteAnswer, { ...question, version: 1 });
    expect((await client.call(getOwnAnswers, { id, clientId: 'c1' })).answers).toEqual([]);
  });
});
