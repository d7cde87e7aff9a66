import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import type { Answer as HttpAnswer } from '../../../platform/testing/client.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { emptyAnswer } from '../../ground/documents/blocks/question/answer-rules.ts';
import { deleteAnswer, getOwnAnswers, saveDraft, submitAnswer } from '../contract.ts';
import { answerMessages as messages } from '../messages.ts';
import { asked } from '../testing/given.ts';
import { anotherResident, publishedDocument } from '../testing/open-document.ts';
import { answerAddress, said, supportPart } from '../testing/sent-answer.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const fieldsIn = ({ body }: HttpAnswer) =>
  (body as { error?: { fields?: Record<string, string> } }).error?.fields ?? {};
const more = said({ chosen: ['more'] });

describe('an answer', () => {
  it('is drafted, found on another device, submitted, edited and deleted; what it said before is kept', async () => {
    const { id } = await publishedDocument(oak);
    const { client, accountId } = await anotherResident(oak, 'Ann');
    const question = { id, questionId: asked.homes };
    await client.call(saveDraft, { ...question, version: 0, draft: said({ chosen: ['other'] }) });
    const own = () => client.call(getOwnAnswers, { id });
    const drafted = await own();
    expect(drafted.answers).toMatchObject([
      { questionId: asked.homes, answer: null, version: 0, draft: { chosen: ['other'] } },
    ]);
    expect(drafted.respondent?.firstSubmittedAt).toBeNull();
    const answer = said({ chosen: ['other'], conditionalText: 'Ninety' });
    const first = await client.call(submitAnswer, { ...question, version: 0, answer });
    expect(first.answer).toMatchObject({ version: 1, draft: null, answer, edition: 1 });
    expect(first.respondent.reference).toMatch(new RegExp(`^D${id}-[2-9A-Y]{4}-[2-9A-Y]{2}$`));
    await client.call(saveDraft, { ...question, version: 1, draft: more });
    expect((await own()).answers).toMatchObject([{ answer, draft: more, version: 1 }]);
    await client.call(saveDraft, { ...question, version: 1, draft: null });
    expect((await own()).answers).toMatchObject([{ answer, draft: null, version: 1 }]);
    const edited = await client.call(submitAnswer, { ...question, version: 1, answer: more });
    expect(edited.answer).toMatchObject({ version: 2, answer: { chosen: ['more'] } });
    expect(edited.respondent).toEqual(first.respondent);
    expect(await earlier(accountId)).toEqual([{ version: 1, chosen: ['other'] }]);
    await client.call(deleteAnswer, { ...question, version: 2 });
    expect((await own()).answers).toEqual([]);
    expect(await earlier(accountId)).toEqual([]);
  });

  it('submitted twice is one; from an earlier version it is refused, with what to do', async () => {
    const { id } = await publishedDocument(oak);
    const { client, accountId } = await anotherResident(oak, 'Ann');
    const question = { id, questionId: asked.needs };
    const answer = said({ chosen: ['buses', 'schools'] });
    const both = await Promise.all(
      [1, 2].map(() => client.call(submitAnswer, { ...question, version: 0, answer })),
    );
    expect(both.map((each) => each.answer.version)).toEqual([1, 1]);
    await client.call(submitAnswer, {
      ...question,
      version: 1,
      answer: said({ chosen: ['buses'] }),
    });
    const stale = { version: 1, answer: said({ chosen: ['doctors'] }) };
    for (const [what, json] of [
      ['answer', stale],
      ['draft', { version: 1, draft: stale.answer }],
    ] as const) {
      const refused = await client.put(answerAddress(id, asked.needs, what), { json });
      expect(refused.status).toBe(409);
      expect(fieldsIn(refused)).toEqual({ answer: messages.changedElsewhere, version: '2' });
    }
    expect(
      (await client.delete(answerAddress(id, asked.needs), { json: { version: 1 } })).status,
    ).toBe(409);
    expect(await earlier(accountId)).toHaveLength(1);
    const { answers } = await client.call(getOwnAnswers, { id });
    expect(answers.map((each) => each.answer?.chosen)).toEqual([['buses']]);
  });

  it('that was deleted and given again is another: what was read of the first is out of date', async () => {
    const { id } = await publishedDocument(oak);
    const { client } = await anotherResident(oak, 'Ann');
    const question = { id, questionId: asked.homes };
    const [fewer, other] = [said({ chosen: ['fewer'] }), said({ chosen: ['other'] })];
    const first = await client.call(submitAnswer, { ...question, version: 0, answer: more });
    await client.call(deleteAnswer, { ...question, version: 1 });
    const second = await client.call(submitAnswer, { ...question, version: 0, answer: fewer });
    expect(second.answer.version).toBe(first.answer.version);
    const { submittedAt } = first.answer;
    const stale = { version: 1, submittedAt };
    for (const [what, json] of [
      ['answer', { ...stale, answer: other }],
      ['draft', { ...stale, draft: other }],
      ['draft', { ...stale, draft: null }],
    ] as const) {
      const refused = await client.put(answerAddress(id, asked.homes, what), { json });
      expect([refused.status, fieldsIn(refused)['answer']]).toEqual([
        409,
        messages.changedElsewhere,
      ]);
    }
    const kept = await client.delete(answerAddress(id, asked.homes), { json: stale });
    expect(kept.status).toBe(409);
    const [now] = (await client.call(getOwnAnswers, { id })).answers;
    expect(now).toMatchObject({ version: 1, answer: fewer, draft: null });
    await client.call(submitAnswer, {
      ...question,
      version: 1,
      submittedAt: now!.submittedAt,
      answer: other,
    });
    const [edited] = (await client.call(getOwnAnswers, { id })).answers;
    expect(edited).toMatchObject({ version: 2, answer: other });
  });

  it('that was deleted does not come back with a request that was on its way', async () => {
    const { id } = await publishedDocument(oak);
    const { client } = await anotherResident(oak, 'Ann');
    const json = { version: 0, answer: more };
    const ask = { json, headers: { 'idempotency-key': crypto.randomUUID() } };
    expect((await client.put(answerAddress(id, asked.homes), ask)).status).toBe(200);
    await client.call(deleteAnswer, { id, questionId: asked.homes, version: 1 });
    expect((await client.put(answerAddress(id, asked.homes), ask)).status).toBe(200);
    expect((await client.call(getOwnAnswers, { id })).answers).toEqual([]);
  });

  it.each([
    ['no option', asked.homes, {}, null, { 'answer.chosen': 'Please select an option.' }],
    [
      'another option',
      asked.homes,
      { chosen: ['none'] },
      null,
      { 'answer.chosen': 'This is not one of the options' },
    ],
    [
      'two of a radio',
      asked.homes,
      { chosen: ['more', 'fewer'] },
      null,
      { 'answer.chosen': 'Please select at most 1 options.' },
    ],
    ['nothing ticked', asked.needs, {}, null, { 'answer.chosen': 'Please select an option.' }],
    [
      'more than may be ticked',
      asked.needs,
      { chosen: ['buses', 'schools', 'doctors'] },
      null,
      { 'answer.chosen': 'Please select at most 2 options.' },
    ],
    ['spaces', asked.why, { text: '  ' }, null, { 'answer.text': 'Please fill in your response.' }],
    [
      'too long a text',
      asked.why,
      { text: 'x'.repeat(1001) },
      null,
      { 'answer.text': 'Use 1000 characters or fewer' },
    ],
    [
      'no site',
      asked.sites,
      { parts: [supportPart('yes-')] },
      null,
      { siteId: 'Field is required' },
    ],
    [
      'a site elsewhere',
      asked.sites,
      { parts: [supportPart('yes-')] },
      9,
      { siteId: 'This site is not on the map' },
    ],
    [
      'a site where none is asked for',
      asked.homes,
      { chosen: ['more'] },
      7,
      { siteId: 'This site is not on the map' },
    ],
    [
      'no answer about the site',
      asked.sites,
      {},
      7,
      { 'answer.parts.0.chosen': 'Please select an option.' },
    ],
    [
      'too long a comment',
      asked.sites,
      { parts: [supportPart('yes-')], siteComment: 'x'.repeat(8001) },
      7,
      { 'answer.siteComment': 'Use 8000 characters or fewer' },
    ],
  ] as const)(
    'with %s is refused beside the field',
    async (_what, questionId, wrong, siteId, fields) => {
      const { id } = await documentOnce();
      const json = { version: 0, siteId, answer: { ...emptyAnswer(), ...wrong } };
      const refused = await oak.as('resident').put(answerAddress(id, questionId), { json });
      expect([refused.status, fieldsIn(refused)]).toEqual([400, fields]);
      expect((await oak.as('resident').call(getOwnAnswers, { id })).answers).toEqual([]);
    },
  );

  it('about sites stands for each site, and keeps only what is asked', async () => {
    const { id } = await publishedDocument(oak);
    const { client } = await anotherResident(oak, 'Ann');
    const question = { id, questionId: asked.sites, version: 0 };
    const flood = said({
      siteComment: 'It floods',
      parts: [supportPart('no--')],
      text: 'left over',
    });
    await client.call(submitAnswer, { ...question, siteId: 7, answer: flood });
    await client.call(submitAnswer, {
      ...question,
      siteId: 8,
      answer: said({ parts: [supportPart('yes-')] }),
    });
    const { answers } = await client.call(getOwnAnswers, { id });
    expect(answers).toMatchObject([
      { siteId: 7, siteName: 'Mill field', answer: { siteComment: 'It floods', text: '' } },
      { siteId: 8, siteName: 'Brook', answer: { siteComment: '', parts: [supportPart('yes-')] } },
    ]);
    await client.call(deleteAnswer, { id, questionId: asked.sites, siteId: 7, version: 1 });
    const left = await client.call(getOwnAnswers, { id });
    expect(left.answers.map(({ siteName }) => siteName)).toEqual(['Brook']);
  });
});

let once: ReturnType<typeof publishedDocument> | undefined;
const documentOnce = () => (once ??= publishedDocument(oak));

async function earlier(accountId: number) {
  return withTenant(oak, async (tx) => {
    const { rows } = await sql<{ version: number; chosen: string[] }>`
      select version, answer -> 'chosen' as chosen from question_answer_versions
       where account_id = ${accountId} order by version`.execute(tx);
    return rows;
  });
}
