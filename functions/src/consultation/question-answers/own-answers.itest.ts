import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../council/session/testing/people.ts';
import { asAccount } from '../../platform/as-account.ts';
import { sql, withTenant } from '../../platform/db.ts';
import type { Answer as HttpAnswer } from '../../platform/testing/client.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { emptyAnswer, type Answer } from '../ground/documents/blocks/question/answer-rules.ts';
import {
  deleteAnswer,
  getOwnAnswers,
  saveDraft,
  sendReceipt,
  setConsent,
  submitAnswer,
} from './contract.ts';
import { questionAnswerMessages as messages } from './messages.ts';
import { asked } from './testing/given.ts';
import { anotherResident, publishedDocument } from './testing/open-document.ts';

useWorld();

let oak: Council;
let elm: Council;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

const said = (more: Partial<Answer>): Answer => ({ ...emptyAnswer(), ...more });
const part = (chosen: string) => ({
  questionId: asked.support,
  chosen: [chosen],
  text: '',
  conditionalText: '',
});
const fieldsIn = ({ body }: HttpAnswer) =>
  (body as { error?: { fields?: Record<string, string> } }).error?.fields ?? {};
const address = (id: number, questionId: string, what = 'answer') =>
  `/documents/${id}/questions/${questionId}/${what}`;
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
      ['put', address(id, asked.homes), { version: 0, answer: more }],
      ['put', address(id, asked.homes, 'draft'), { version: 0, draft: more }],
      ['delete', address(id, asked.homes), { version: 1 }],
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
      const refused = await oak.as('resident').put(address(id, asked.homes, what), { json });
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
      await resident.put(address(id, asked.homes), { json: { version: 1, answer: fewer } }),
      await resident.put(address(id, asked.homes, 'draft'), { json: { version: 1, draft: fewer } }),
      await resident.delete(address(id, asked.homes), { json: { version: 1 } }),
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
    expect((await oak.as('resident').put(address(id, unknown), { json })).status).toBe(404);
    // A question within a map-linked one is answered with it.
    expect((await oak.as('resident').put(address(id, asked.support), { json })).status).toBe(404);
    await withdraw();
    expect((await oak.as('resident').put(address(id, asked.homes), { json })).status).toBe(404);
    expect((await oak.as('resident').get(`/documents/${id}/answers`)).status).toBe(404);
  });
});

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
      const refused = await client.put(address(id, asked.needs, what), { json });
      expect(refused.status).toBe(409);
      expect(fieldsIn(refused)).toEqual({ answer: messages.changedElsewhere, version: '2' });
    }
    expect((await client.delete(address(id, asked.needs), { json: { version: 1 } })).status).toBe(
      409,
    );
    expect(await earlier(accountId)).toHaveLength(1);
    const { answers } = await client.call(getOwnAnswers, { id });
    expect(answers.map((each) => each.answer?.chosen)).toEqual([['buses']]);
  });

  it('that was deleted does not come back with a request that was on its way', async () => {
    const { id } = await publishedDocument(oak);
    const { client } = await anotherResident(oak, 'Ann');
    const json = { version: 0, answer: more };
    const ask = { json, headers: { 'idempotency-key': crypto.randomUUID() } };
    expect((await client.put(address(id, asked.homes), ask)).status).toBe(200);
    await client.call(deleteAnswer, { id, questionId: asked.homes, version: 1 });
    expect((await client.put(address(id, asked.homes), ask)).status).toBe(200);
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
    ['no site', asked.sites, { parts: [part('yes-')] }, null, { siteId: 'Field is required' }],
    [
      'a site elsewhere',
      asked.sites,
      { parts: [part('yes-')] },
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
      { parts: [part('yes-')], siteComment: 'x'.repeat(8001) },
      7,
      { 'answer.siteComment': 'Use 8000 characters or fewer' },
    ],
  ] as const)(
    'with %s is refused beside the field',
    async (_what, questionId, wrong, siteId, fields) => {
      const { id } = await documentOnce();
      const json = { version: 0, siteId, answer: { ...emptyAnswer(), ...wrong } };
      const refused = await oak.as('resident').put(address(id, questionId), { json });
      expect([refused.status, fieldsIn(refused)]).toEqual([400, fields]);
      expect((await oak.as('resident').call(getOwnAnswers, { id })).answers).toEqual([]);
    },
  );

  it('about sites stands for each site, and keeps only what is asked', async () => {
    const { id } = await publishedDocument(oak);
    const { client } = await anotherResident(oak, 'Ann');
    const question = { id, questionId: asked.sites, version: 0 };
    const flood = said({ siteComment: 'It floods', parts: [part('no--')], text: 'left over' });
    await client.call(submitAnswer, { ...question, siteId: 7, answer: flood });
    await client.call(submitAnswer, {
      ...question,
      siteId: 8,
      answer: said({ parts: [part('yes-')] }),
    });
    const { answers } = await client.call(getOwnAnswers, { id });
    expect(answers).toMatchObject([
      { siteId: 7, siteName: 'Mill field', answer: { siteComment: 'It floods', text: '' } },
      { siteId: 8, siteName: 'Brook', answer: { siteComment: '', parts: [part('yes-')] } },
    ]);
    await client.call(deleteAnswer, { id, questionId: asked.sites, siteId: 7, version: 1 });
    const left = await client.call(getOwnAnswers, { id });
    expect(left.answers.map(({ siteName }) => siteName)).toEqual(['Brook']);
  });
});

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
      (await bob.client.delete(address(id, asked.homes), { json: { version: 1 } })).status,
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
});

describe('what somebody gets for their answers', () => {
  it('a confirmation of the first alone, a copy of all when they ask, and consent as they say it', async () => {
    const { id } = await publishedDocument(oak);
    const { client, email } = await anotherResident(oak, 'Ann');
    const nothing = await client.post(`/documents/${id}/receipt`, { json: {} });
    expect([nothing.status, fieldsIn(nothing)]).toEqual([
      400,
      { answers: messages.nothingSubmitted },
    ]);
    const other = said({ chosen: ['other'], conditionalText: 'Ninety' });
    const question = { id, version: 0 };
    const { respondent } = await client.call(submitAnswer, {
      ...question,
      questionId: asked.homes,
      answer: other,
    });
    expect(respondent.consent).toBeNull();
    await client.call(submitAnswer, {
      ...question,
      questionId: asked.sites,
      siteId: 7,
      answer: said({ parts: [part('no--')], siteComment: 'It floods' }),
    });
    const { reference } = respondent;
    const confirmed = await mailsTo(oak, email);
    expect(confirmed.map(({ subject }) => subject)).toEqual([
      `Your answer to Local plan was submitted (${reference})`,
    ]);
    expect(confirmed[0]!.body).toContain(`/p/document/${id}`);
    await client.call(setConsent, { id, consent: 'Text only' });
    expect((await client.call(getOwnAnswers, { id })).respondent).toMatchObject({
      reference,
      consent: 'Text only',
    });
    expect(await client.call(sendReceipt, { id })).toEqual({ sentTo: email });
    const again = await client.post(`/documents/${id}/receipt`, { json: {} });
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '60']);
    const [copy] = await mailsTo(oak, email);
    expect(copy?.subject).toBe(`A copy of your answers to Local plan (${reference})`);
    for (const words of [
      'Question 1: How many homes?\nOther\nWhich number?: Ninety',
      'Question 4: Sites\nSite: Mill field\nDo you support it?: No\nComment: It floods',
      'until',
      reference,
    ])
      expect(copy?.body).toContain(words);
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
