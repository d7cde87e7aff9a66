import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../council/session/testing/people.ts';
import { asAccount } from '../../platform/as-account.ts';
import { sql, withTenant } from '../../platform/db.ts';
import { readPdf } from '../../platform/print/testing/read-pdf.ts';
import type { Answer as HttpAnswer } from '../../platform/testing/client.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { emptyAnswer, type Answer } from '../ground/documents/blocks/question/answer-rules.ts';
import { questionViewMessages } from '../ground/documents/blocks/question/messages.ts';
import { questionsOf } from '../ground/documents/edition.ts';
import { getMyResponses, sendReturnLink, setResponseTags } from './contract/my-responses.ts';
import { deleteAnswer, saveDraft, submitAnswer } from './contract.ts';
import { questionAnswerMessages as messages } from './messages.ts';
import { asked } from './testing/given.ts';
import { anotherResident, answerableEdition, publishedDocument } from './testing/open-document.ts';

useWorld();

let oak: Council;
let elm: Council;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

const said = (more: Partial<Answer>): Answer => ({ ...emptyAnswer(), ...more });
const fieldsIn = ({ body }: HttpAnswer) =>
  (body as { error?: { fields?: Record<string, string> } }).error?.fields ?? {};

/** Ann, who answered for homes and a site, drafted why, and answered for a client besides. */
async function answered() {
  const document = await publishedDocument(oak);
  const { id } = document;
  const ann = await anotherResident(oak, 'Ann', {
    clients: [{ id: 'c1', companyName: 'Cedar Homes' }],
  });
  const submit = (questionId: string, more: Partial<Answer>, rest: object = {}) =>
    ann.client.call(submitAnswer, { id, version: 0, questionId, answer: said(more), ...rest });
  await submit(asked.homes, { chosen: ['other'], conditionalText: 'Ninety' });
  const part = { questionId: asked.support, chosen: ['no--'], text: '', conditionalText: '' };
  await submit(asked.sites, { parts: [part], siteComment: 'It *floods* #set' }, { siteId: 7 });
  await ann.client.call(saveDraft, {
    id,
    version: 0,
    questionId: asked.why,
    draft: said({ text: 'Bec' }),
  });
  await submit(asked.homes, { chosen: ['more'] }, { clientId: 'c1' });
  return { ...document, ann };
}

describe('my responses', () => {
  it('tell every question of the last edition in its order, with what was answered of it', async () => {
    const { id, ann } = await answered();
    const own = await ann.client.call(getMyResponses, { id });
    expect(own).toMatchObject({ title: 'Local plan', mayAnswer: true, mayTag: false });
    expect(own.deadline).toMatch(/^Closes on .* \(UK time\)$/);
    expect(own.cards.map(({ number, title, isBegun }) => [number, title, isBegun])).toEqual([
      [1, 'How many homes?', false],
      [2, 'What is needed?', false],
      [3, 'Why & where?', true],
      [4, 'Sites', false],
    ]);
    const [homes, needs, why, sites] = own.cards;
    expect(homes?.answers[0]?.said).toEqual([
      { title: '', chosen: ['Other'], text: '' },
      { title: 'Which number?', chosen: [], text: 'Ninety' },
    ]);
    expect([needs?.answers, why?.answers]).toEqual([[], []]);
    expect(sites?.answers).toMatchObject([
      {
        siteId: 7,
        siteName: 'Mill field',
        version: 1,
        said: [{ title: 'Do you support it?', chosen: ['No'] }],
        comment: 'It *floods* #set',
      },
    ]);
  });

  it('tell those of one client alone, and none of anybody else', async () => {
    const { id, ann } = await answered();
    const forCedar = await ann.client.call(getMyResponses, { id, clientId: 'c1' });
    expect(forCedar).toMatchObject({
      clientName: 'Cedar Homes',
      clients: [{ id: 'c1', companyName: 'Cedar Homes' }],
    });
    expect(
      forCedar.cards.map(({ answers }) => answers.map((each) => each.said[0]?.chosen)),
    ).toEqual([[['More']], [], [], []]);
    const path = `/documents/${id}/my-responses`;
    expect((await oak.as('resident').get(`${path}?clientId=c1`)).status).toBe(404);
    expect((await elm.as('resident').get(path)).status).toBe(404);
    expect((await oak.as('signed-out').get(path)).status).toBe(401);
    const { cards } = await oak.as('resident').call(getMyResponses, { id });
    expect(cards.flatMap(({ answers }) => answers)).toEqual([]);
    const staff = await oak.as('officer').call(getMyResponses, { id });
    expect(staff).toMatchObject({ mayAnswer: false, reason: messages.staff, reference: null });
  });

  it('keep what was answered to a question that the last edition asks no more, in its words', async () => {
    const { id, ann, publish } = await answered();
    const later = answerableEdition();
    const [first] = later.sections;
    if (first) first.rows = first.rows.filter(([block]) => block?.id !== asked.homes);
    expect(questionsOf(later).map(({ id: each }) => each)).not.toContain(asked.homes);
    await publish(later, 2);
    const { cards } = await ann.client.call(getMyResponses, { id });
    expect(cards.map(({ number, title }) => [number, title])).toEqual([
      [1, 'What is needed?'],
      [2, 'Why & where?'],
      [3, 'Sites'],
      [null, 'How many homes?'],
    ]);
    expect(cards[3]?.answers[0]?.said[0]?.chosen).toEqual(['Other']);
    expect(cards[3]?.answers[0]?.notEdited).toBe(messages.questionDropped);
    expect(cards[2]?.answers[0]?.notEdited).toBeNull();
  });

  it('of a site that the last edition took off the map are read, and say why they can only be deleted', async () => {
    const { id, ann, publish } = await answered();
    const later = answerableEdition();
    const { map } = questionsOf(later).find((each) => each.id === asked.sites)!.question;
    map!.sites = map!.sites.filter((site) => site.id !== 7);
    await publish(later, 2);
    const about = async () => {
      const { cards } = await ann.client.call(getMyResponses, { id });
      return cards.find(({ questionId }) => questionId === asked.sites)!;
    };
    const { number, answers } = await about();
    expect(number).toBe(4);
    expect(answers).toMatchObject([
      {
        siteName: 'Mill field',
        comment: 'It *floods* #set',
        notEdited: questionViewMessages.siteOffMap,
      },
    ]);
    const of = { id, questionId: asked.sites, siteId: 7 };
    // It leads nowhere: the server takes no other answer about that site.
    const refused = await ann.client.put(`/documents/${id}/questions/${asked.sites}/answer`, {
      json: { siteId: 7, version: 1, answer: said({ siteComment: 'Dry now' }) },
    });
    expect(refused.status).toBe(400);
    expect(fieldsIn(refused)).toHaveProperty('siteId');
    await ann.client.call(deleteAnswer, { ...of, version: 1 });
    expect((await about()).answers).toEqual([]);
  });

  it('are nobody’s once the document is withdrawn', async () => {
    const { id, ann, withdraw } = await answered();
    await withdraw();
    expect((await ann.client.get(`/documents/${id}/my-responses`)).status).toBe(404);
    expect((await ann.client.get(`/documents/${id}/my-responses/file`)).status).toBe(404);
  });
});

describe('tags of one’s own', () => {
  it('are set once the consultation is over, on what was answered, and reach nobody else', async () => {
    const { id, ann, closeNow } = await answered();
    const address = (questionId: string) => `/documents/${id}/questions/${questionId}/tags`;
    const early = await ann.client.put(address(asked.homes), { json: { tags: ['Homes'] } });
    expect([early.status, fieldsIn(early)]).toEqual([
      403,
      { tags: 'Tagging disabled until consultation end date' },
    ]);
    await closeNow();
    const tags = (questionId: string, names: string[]) =>
      ann.client.call(setResponseTags, { id, questionId, tags: names });
    expect(await tags(asked.homes, [' Homes ', 'homes', 'Numbers'])).toEqual({
      tags: ['Homes', 'Numbers'],
    });
    const own = await ann.client.call(getMyResponses, { id });
    expect(own).toMatchObject({ mayTag: true, mayAnswer: false });
    expect(own.cards.map((card) => card.tags)).toEqual([['Homes', 'Numbers'], [], [], []]);
    expect((await ann.client.call(getMyResponses, { id, clientId: 'c1' })).cards[0]?.tags).toEqual(
      [],
    );
    for (const questionId of [asked.needs, asked.why]) {
      const not = await ann.client.put(address(questionId), { json: { tags: ['Homes'] } });
      expect([not.status, fieldsIn(not)]).toEqual([400, { tags: messages.notAnswered }]);
    }
    for (const bad of [[''], ['x'.repeat(41)], Array.from({ length: 11 }, (_, n) => `t${n}`)])
      expect((await ann.client.put(address(asked.homes), { json: { tags: bad } })).status).toBe(
        400,
      );
    const seen = (accountId: number) =>
      withTenant(oak, (tx) =>
        asAccount(tx, oak, accountId, async () => {
          const { rows } = await sql<{ count: number }>`
            select count(*)::int as count from question_tags where account_id = ${ann.accountId}`.execute(
            tx,
          );
          return rows[0]?.count;
        }),
      );
    expect([await seen(ann.accountId), await seen(ann.accountId + 1)]).toEqual([1, 0]);
    await tags(asked.homes, []);
    expect((await ann.client.call(getMyResponses, { id })).cards[0]?.tags).toEqual([]);
  });
});

describe('the copy as a PDF', () => {
  it('is tagged and says what was submitted, to whoever submitted it', async () => {
    const { id, ann } = await answered();
    const path = `/documents/${id}/my-responses/file`;
    const { reference } = await ann.client.call(getMyResponses, { id });
    const file = await ann.client.get(path);
    expect(file.headers.get('content-disposition')).toContain(`answers-${reference}.pdf`);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    const pdf = await readPdf(file.bytes);
    expect(pdf.marked).toBe(true);
    expect(pdf.tags.map(({ role }) => role)).toEqual(
      expect.arrayContaining(['H1', 'H2', 'H3', 'L']),
    );
    for (const words of [
      'Your answers to Local plan',
      String(reference),
      'Question 1: How many homes?',
      'Ninety',
      'Question not answered',
      'Mill field',
      'It *floods* #set',
    ])
      expect(pdf.text).toContain(words);
    // Neither what was only typed nor what a client said.
    expect(pdf.text).not.toContain('Bec');
    expect((await readPdf((await ann.client.get(`${path}?clientId=c1`)).bytes)).text).toContain(
      'Cedar Homes',
    );
    expect((await oak.as('resident').get(path)).status).toBe(400);
    expect((await oak.as('officer').get(path)).status).toBe(403);
    expect((await elm.as('resident').get(path)).status).toBe(404);
  });
});

describe('a link to go on with on another device', () => {
  it('leads to the question by mail, at most one a minute, while the consultation is open', async () => {
    const { id, ann, closeNow } = await answered();
    const question = { id, questionId: asked.why };
    expect(await ann.client.call(sendReturnLink, question)).toEqual({ sentTo: ann.email });
    const mails = await mailsTo(oak, ann.email);
    const mail = mails.find(({ subject }) => subject.startsWith('Go on with'));
    expect(mail?.subject).toBe('Go on with your answers to Local plan');
    const link = /https?:\/\/\S+\/continue#\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    const address = new URL(link);
    expect(address.pathname).toBe(`/p/document/${id}/continue`);
    // Nothing of it reaches a server, or its log.
    expect(address.search).toBe('');
    expect(Object.fromEntries(new URLSearchParams(address.hash.slice(1)))).toEqual({
      question: asked.why,
      email: ann.email,
    });
    const path = `/documents/${id}/questions/${asked.why}/link`;
    const again = await ann.client.post(path, { json: {} });
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '60']);
    // Whomever it is for, and where nothing is saved there is nothing to go on with.
    expect((await ann.client.post(path, { json: { clientId: 'c1' } })).status).toBe(429);
    expect((await oak.as('resident').post(path, { json: {} })).status).toBe(400);
    const { client: unverified } = await anotherResident(oak, 'Una', { verified: false });
    expect((await unverified.post(path, { json: {} })).status).toBe(403);
    expect(
      (await oak.as('resident').post(path.replace(asked.why, asked.support), { json: {} })).status,
    ).toBe(404);
    await closeNow();
    expect((await oak.as('resident').post(path, { json: {} })).status).toBe(403);
  });
});
