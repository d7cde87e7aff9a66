import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications, viewNotifications } from '../../../council/notifications/contract.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { listHeldAnswers } from '../contract/moderation.ts';
import { submitAnswer } from '../contract.ts';
import { listAnswers } from '../council-contract.ts';
import { asked } from '../testing/given.ts';
import { holding } from '../testing/holding.ts';
import { anotherResident, openedEarlier, publishedDocument } from '../testing/open-document.ts';
import { said, supportPart } from '../testing/sent-answer.ts';

useWorld();

let oak: Council;
let elm: Council;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

const { officer, submit, queue, oneHeld, decide } = holding(() => oak);

describe('those who decide', () => {
  it('are told once of a document whose answers are held, and anew once they have read it', async () => {
    const { id, held } = await oneHeld();
    const link = `/documents/held-answers?document=${id}`;
    const told = async (who: 'officer' | 'admin' | 'viewer' = 'officer') =>
      (await oak.as(who).call(listNotifications, {})).filter((each) => each.link === link);
    const more = async (name: string) => {
      const { client } = await anotherResident(oak, name);
      const sent = { id, questionId: asked.why, siteId: null, clientId: null, version: 0 };
      await client.call(submitAnswer, { ...sent, answer: said({ text: name }) });
    };
    await Promise.all([more('Bob'), more('Cas')]);
    const [first, ...others] = await told();
    expect(first).toMatchObject({
      status: 'important info',
      message: expect.stringContaining('Local plan'),
    });
    expect(others).toEqual([]);
    expect(await told('admin')).toHaveLength(1);
    expect(await told('viewer')).toEqual([]);
    expect(
      (await elm.as('officer').call(listNotifications, {})).filter((each) => each.link === link),
    ).toEqual([]);
    await officer().call(viewNotifications, { ids: [first!.id] });
    await decide(held.id, 'approved');
    expect(await told()).toHaveLength(1);
    await more('Dee');
    expect(await told()).toHaveLength(2);
    expect(await told('admin')).toHaveLength(1);
  });

  it('are not told anew of what is sent again, nor of an answer beside it that counts', async () => {
    const { id } = await publishedDocument(oak);
    const una = await anotherResident(oak, 'Una');
    const opened = openedEarlier(oak, id, una.accountId);
    const onSite = (siteId: number, furtherRemarks = '') =>
      submit(
        una,
        id,
        { parts: [supportPart('yes-')] },
        { opened, questionId: asked.sites, siteId, furtherRemarks },
      );
    const told = async () =>
      (await officer().call(listNotifications, {})).filter(
        ({ link }) => link === `/documents/held-answers?document=${id}`,
      );
    await onSite(7, 'x');
    const [first] = await told();
    await officer().call(viewNotifications, { ids: [first!.id] });
    await onSite(7, 'x');
    await onSite(8);
    expect((await queue(id)).counts.held).toBe(1);
    expect(await told()).toHaveLength(1);
  });
});

describe('a decision', () => {
  it('names who made it and why, can be taken back, and stays in the history', async () => {
    const { id, held } = await oneHeld();
    const unsaid = await officer().put(`/documents/held-answers/${held.id}/decision`, {
      json: { decision: 'rejected', reason: '  ', version: 1, from: 'held' },
    });
    expect(unsaid).toMatchObject({
      status: 400,
      body: { error: { fields: { reason: 'Say why the answer is rejected' } } },
    });
    await decide(held.id, 'rejected', { reason: 'Advertising' });
    expect((await queue(id)).counts).toEqual({ held: 0, approved: 0, rejected: 1 });
    await decide(held.id, 'held', { from: 'rejected' });
    await decide(held.id, 'approved');
    const [answer] = (await queue(id, 'approved')).answers;
    expect(answer?.decisions.map(({ decision, reason }) => `${decision} ${reason}`.trim())).toEqual(
      ['approved', 'held', 'rejected Advertising'],
    );
    expect(answer?.decisions[0]?.by).toBeTruthy();
  });

  it('is refused of what was edited or decided meanwhile', async () => {
    const { id, resident, held } = await oneHeld();
    await submit(resident, id, { text: 'Something else' }, { version: 1 });
    const put = (json: object) =>
      officer().put(`/documents/held-answers/${held.id}/decision`, { json });
    const stale = await put({ decision: 'approved', version: 1, from: 'held' });
    expect(stale).toMatchObject({ status: 409 });
    expect(JSON.stringify(stale.body)).toContain('edited meanwhile');
    await decide(held.id, 'approved', { version: 2 });
    const late = await put({ decision: 'rejected', reason: 'No', version: 2, from: 'held' });
    expect(late).toMatchObject({ status: 409 });
    expect(JSON.stringify(late.body)).toContain('Somebody else has decided');
  });

  it('is for those who may read what people wrote, of their council; of held answers alone', async () => {
    const { id, held, resident } = await oneHeld('Una');
    const path = `/documents/held-answers/${held.id}/decision`;
    const json = { decision: 'approved', version: 1, from: 'held' };
    expect((await oak.as('viewer').put(path, { json })).status).toBe(403);
    expect((await resident.client.put(path, { json })).status).toBe(403);
    expect((await oak.as('signed-out').put(path, { json })).status).toBe(401);
    expect((await elm.as('officer').put(path, { json })).status).toBe(404);
    const list = '/documents/held-answers';
    expect((await elm.as('officer').get(`${list}?documentId=${id}`)).status).toBe(404);
    const others = await elm.as('officer').call(listHeldAnswers, {});
    expect(others.answers.map((each) => each.id)).toEqual([]);
    const seen = await oak.as('viewer').call(listHeldAnswers, { documentId: id });
    expect(seen).toMatchObject({ mayDecide: false, answers: [{ name: '<Redacted name>' }] });
    expect(JSON.stringify(seen)).not.toMatch(/cheap|Una/);
    await decide(held.id, 'rejected', { reason: 'Una sells homes' });
    const rejected = await oak
      .as('viewer')
      .call(listHeldAnswers, { documentId: id, state: 'rejected' });
    expect(rejected.answers[0]?.decisions).toMatchObject([{ decision: 'rejected', reason: '' }]);
    await decide(held.id, 'held', { from: 'rejected' });
    const opened = openedEarlier(oak, id, resident.accountId);
    await submit(resident, id, { chosen: ['more'] }, { opened, questionId: asked.homes });
    const { answers } = await officer().call(listAnswers, { id });
    const plain = await officer().put(`/documents/held-answers/${answers[0]!.id}/decision`, {
      json,
    });
    expect(plain.status).toBe(404);
    expect((await queue(id)).counts.held).toBe(1);
  });
});
