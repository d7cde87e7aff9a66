import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../council/session/testing/people.ts';
import { asAccount } from '../../../platform/as-account.ts';
import { sql, withTenant } from '../../../platform/db.ts';
import { readPdf } from '../../../platform/print/testing/read-pdf.ts';
import { getMyResponses, sendReturnLink, setResponseTags } from '../contract/my-responses.ts';
import { answerMessages as messages } from '../messages.ts';
import { asked } from '../testing/given.ts';
import { anotherResident } from '../testing/open-document.ts';
import { answeredDocument } from '../testing/answered-document.ts';

const { oak, elm, fieldsIn, answered } = answeredDocument();

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
      withTenant(oak(), (tx) =>
        asAccount(tx, oak(), accountId, async () => {
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
  it('is asked for ten times in a minute by one account, whatever others ask', async () => {
    const { id, ann } = await answered();
    const path = `/documents/${id}/my-responses/file`;
    const { client: silent } = await anotherResident(oak(), 'Una');
    const statuses: number[] = [];
    for (let copy = 0; copy < 11; copy += 1) statuses.push((await silent.get(path)).status);
    // Nothing was submitted; that is counted as well.
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect((await ann.client.get(path)).status).toBe(200);
  });

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
    expect((await oak().as('resident').get(path)).status).toBe(400);
    expect((await oak().as('officer').get(path)).status).toBe(403);
    expect((await elm().as('resident').get(path)).status).toBe(404);
  });
});

describe('a link to go on with on another device', () => {
  it('leads to the question by mail, at most one a minute, while the consultation is open', async () => {
    const { id, ann, closeNow } = await answered();
    const question = { id, questionId: asked.why };
    expect(await ann.client.call(sendReturnLink, question)).toEqual({ sentTo: ann.email });
    const mails = await mailsTo(oak(), ann.email);
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
    expect((await oak().as('resident').post(path, { json: {} })).status).toBe(400);
    const { client: unverified } = await anotherResident(oak(), 'Una', { verified: false });
    expect((await unverified.post(path, { json: {} })).status).toBe(403);
    expect(
      (await oak().as('resident').post(path.replace(asked.why, asked.support), { json: {} }))
        .status,
    ).toBe(404);
    await closeNow();
    expect((await oak().as('resident').post(path, { json: {} })).status).toBe(403);
  });

  it('names the site that is commented on, if it is on the map', async () => {
    const { id, ann } = await answered();
    const path = `/documents/${id}/questions/${asked.sites}/link`;
    const elsewhere = await ann.client.post(path, { json: { siteId: 9 } });
    expect(elsewhere.status).toBe(400);
    expect(elsewhere.body).toMatchObject({
      error: { fields: { siteId: 'This site is not on the map' } },
    });
    await ann.client.call(sendReturnLink, { id, questionId: asked.sites, siteId: 7 });
    const [mail] = (await mailsTo(oak(), ann.email)).filter(({ subject }) =>
      subject.startsWith('Go on with'),
    );
    const link = /\/continue#\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    expect(new URLSearchParams(link.split('#')[1]).get('site')).toBe('7');
  });
});
