import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications, viewNotifications } from '../../council/notifications/contract.ts';
import { invokeFunction } from '../../land/function-calls/contract.ts';
import { sql } from '../../platform/db.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { runWaitingJobs } from '../../testing/waiting-jobs.ts';
import { type Answer, emptyAnswer } from '../ground/documents/blocks/question/answer-rules.ts';
import { decideHeldAnswer, listHeldAnswers, type ModerationState } from './contract/moderation.ts';
import { getMyResponses } from './contract/my-responses.ts';
import { getOwnAnswers, saveDraft, submitAnswer } from './contract.ts';
import { countGivenAnswers, listAnswers } from './council-contract.ts';
import { openedAt, sealedOpening } from './moderation/opening.ts';
import { asked } from './testing/given.ts';
import { anotherResident, openedEarlier, publishedDocument } from './testing/open-document.ts';

useWorld();

let oak: Council;
let elm: Council;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

type Resident = Awaited<ReturnType<typeof anotherResident>>;
const said = (more: Partial<Answer>): Answer => ({ ...emptyAnswer(), ...more });
const officer = () => oak.as('officer');

interface Sent {
  opened?: string | undefined;
  furtherRemarks?: string;
  version?: number;
  questionId?: string;
}
const submit = (
  { client }: Resident,
  id: number,
  answer: Partial<Answer>,
  { version = 0, questionId = asked.why, ...more }: Sent = {},
) =>
  client.call(submitAnswer, {
    id,
    questionId,
    siteId: null,
    clientId: null,
    version,
    answer: said(answer),
    ...(more.opened === undefined ? {} : { opened: more.opened }),
    ...(more.furtherRemarks === undefined ? {} : { furtherRemarks: more.furtherRemarks }),
  });

const queue = (id: number, state: ModerationState = 'held') =>
  officer().call(listHeldAnswers, { documentId: id, state });
const why = async (id: number) => (await queue(id)).answers.map(({ heldFor }) => heldFor);

/** A document with somebody's answer that is held, as the officer reads it. */
async function oneHeld(name = 'Una') {
  const document = await publishedDocument(oak);
  const resident = await anotherResident(oak, name);
  const opened = openedEarlier(oak, document.id, resident.accountId);
  const text = 'Buy <b>cheap</b> homes';
  await submit(resident, document.id, { text }, { opened, furtherRemarks: 'x' });
  const { answers } = await queue(document.id);
  return { ...document, resident, held: answers[0]! };
}
const decide = (
  id: number,
  decision: ModerationState,
  more: { from?: ModerationState; version?: number; reason?: string } = {},
) => officer().call(decideHeldAnswer, { id, decision, from: 'held', version: 1, ...more });

describe('an answer is held', () => {
  it('where it came faster than anybody reads, by a start that only the server can set', async () => {
    const { id } = await publishedDocument(oak);
    const [una, bob] = [await anotherResident(oak, 'Una'), await anotherResident(oak, 'Bob')];
    const { opened, now } = await una.client.call(getOwnAnswers, { id });
    const { accountId } = una;
    expect(openedAt(oak, { documentId: id, accountId }, opened)).toEqual(new Date(now));
    // As if the clock stood still meanwhile, however slow the machine is.
    const later = new Date(Date.now() + 60_000).toISOString();
    const atOnce = sealedOpening(oak, { documentId: id, accountId, at: later });
    await submit(una, id, { text: 'At once' }, { opened: atOnce });
    const forged = [
      undefined,
      'v2.opening.AAAA',
      openedEarlier(oak, id, una.accountId),
      openedEarlier(elm, id, bob.accountId),
      openedEarlier(oak, id + 1, bob.accountId),
      openedEarlier(oak, id, bob.accountId).replace('opening', 'content'),
      sealedOpening(oak, { documentId: id, accountId: bob.accountId, at: '2999-01-01T00:00:00Z' }),
    ];
    for (const each of forged) {
      const { answer } = await submit(bob, id, { text: 'Forged' }, { opened: each });
      expect(answer).toMatchObject({ version: 1, answer: { text: 'Forged' } });
      const [first, ...others] = await why(id);
      expect(first).toEqual(['too fast']);
      expect(others).toEqual([expect.arrayContaining(['too fast'])]);
      await bob.client.delete(`/documents/${id}/questions/${asked.why}/answer`, {
        json: { version: 1 },
      });
    }
    expect(await why(id)).toEqual([['too fast']]);
  });

  it('not where somebody read before they logged in: the page keeps its start', async () => {
    const { id } = await publishedDocument(oak);
    const una = await anotherResident(oak, 'Una');
    const { opened, now } = await oak.as('signed-out').call(getOwnAnswers, { id });
    const [ofNobody, ofUna] = [
      { documentId: id, accountId: 0 },
      { documentId: id, accountId: una.accountId },
    ];
    expect(openedAt(oak, ofNobody, opened)).toEqual(new Date(now));
    expect(openedAt(elm, ofUna, opened)).toBeUndefined();
    expect(openedAt(oak, { ...ofUna, documentId: id + 1 }, opened)).toBeUndefined();
    expect((await una.client.call(getOwnAnswers, { id, opened })).opened).toBe(opened);
    const earlier = openedEarlier(oak, id, 0);
    await submit(una, id, { text: 'Read at home' }, { opened: earlier });
    expect(await why(id)).toEqual([]);
  });

  it('not where the page was open for a while, or the answer begun, nor where it is edited at once', async () => {
    const { id } = await publishedDocument(oak);
    const [una, bob] = [await anotherResident(oak, 'Una'), await anotherResident(oak, 'Bob')];
    const opened = openedEarlier(oak, id, una.accountId);
    // A page that asks again keeps its start.
    expect((await una.client.call(getOwnAnswers, { id, opened })).opened).toBe(opened);
    expect((await bob.client.call(getOwnAnswers, { id, opened })).opened).not.toBe(opened);
    await submit(una, id, { text: 'Read' }, { opened });
    await submit(una, id, { text: 'Read and edited' }, { version: 1 });
    const draft = said({ text: 'Begun' });
    const place = { id, questionId: asked.why, siteId: null, clientId: null };
    await bob.client.call(saveDraft, { ...place, version: 0, draft });
    await inSchemaOf(oak, async (tx) => {
      await sql`update question_answers set created_at = created_at - interval '10 minutes'
                 where account_id = ${bob.accountId}`.execute(tx);
    });
    await submit(bob, id, { text: 'Begun' });
    expect(await queue(id)).toMatchObject({ answers: [], counts: { held: 0 } });
    expect((await officer().call(listAnswers, { id })).count).toBe(2);
  });

  it('where a field that nobody sees is filled in, and where too many come within a minute', async () => {
    const { id } = await publishedDocument(oak);
    const una = await anotherResident(oak, 'Una');
    const opened = openedEarlier(oak, id, una.accountId);
    await submit(una, id, { text: 'Seen' }, { opened, furtherRemarks: ' ' });
    expect(await why(id)).toEqual([]);
    await submit(una, id, { text: 'Unseen' }, { opened, furtherRemarks: 'http://x', version: 1 });
    expect(await why(id)).toEqual([['hidden field']]);
    const many = await publishedDocument(oak);
    const bob = await anotherResident(oak, 'Bob');
    const answerAs = (version: number) =>
      submit(
        bob,
        many.id,
        { text: `Number ${version}` },
        { opened: openedEarlier(oak, many.id, bob.accountId), version },
      );
    for (let version = 0; version < 30; version += 1) await answerAs(version);
    expect(await why(many.id)).toEqual([]);
    await answerAs(30);
    expect(await why(many.id)).toEqual([['many at once']]);
  }, 60_000);
});

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
