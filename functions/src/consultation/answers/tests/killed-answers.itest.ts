import { beforeAll, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { killedAtWrite } from '../../../platform/testing/doomed-worker.ts';
import { writesToKillAt } from '../../../platform/testing/thorough.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { waitingJobs } from '../../../testing/waiting-jobs.ts';
import { emptyAnswer } from '../../ground/documents/blocks/question/answer-rules.ts';
import { getOwnAnswers, submitAnswer } from '../contract.ts';
import { asked } from '../testing/given.ts';
import { anotherResident, publishedDocument } from '../testing/open-document.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

/** A resident before a document that is open, and what the database and the resident know of their answer. */
async function atDocument() {
  const { client, cookie } = await anotherResident(oak, 'Una');
  const { id } = await publishedDocument(oak);
  const answer = (text: string) => ({ ...emptyAnswer(), text });
  return {
    id,
    answered: (text: string, version: number) =>
      client.call(submitAnswer, { id, questionId: asked.why, version, answer: answer(text) }),
    /** As a page sends it whose worker may be killed: the same intent has the same key. */
    send: (
      method: 'PUT' | 'DELETE',
      what: 'answer' | 'draft',
      body: { version: number; text?: string },
    ) => {
      const key = crypto.randomUUID();
      const { version, text } = body;
      const json = { version, ...(text === undefined ? {} : { [what]: answer(text) }) };
      return (base: string) =>
        fetch(`${base}/documents/${id}/questions/${asked.why}/${what}`, {
          method,
          headers: {
            'content-type': 'application/json',
            'x-tenant': oak.shortName,
            'idempotency-key': key,
            cookie: `__session=${cookie}`,
          },
          body: JSON.stringify(json),
        });
    },
    /** What the resident reads, and how often each version, each respondent and each mail is there. */
    kept: async () => {
      const { answers } = await client.call(getOwnAnswers, { id });
      const { rows } = await withTenant(oak, (tx) =>
        sql<{ versions: number[]; respondents: number }>`
          select array(select v.version from question_answer_versions v
                         join question_answers a on a.id = v.answer_id
                         join document_respondents r on r.id = a.respondent_id
                        where r.document_id = ${id} order by 1) as versions,
                 (select count(*)::int from document_respondents where document_id = ${id}) as respondents`.execute(
          tx,
        ),
      );
      const mails = await waitingJobs(oak, 'send-mail');
      return {
        /** That tell of the answer: none where nothing is kept. */
        mails: mails.filter(({ payload }) => JSON.stringify(payload).includes(`/p/document/${id}`))
          .length,
        answers: answers.map(({ answer: said, draft, version }) => ({
          said: said?.text ?? null,
          draft: draft?.text ?? null,
          version,
        })),
        ...rows[0]!,
      };
    },
  };
}
type AtDocument = Awaited<ReturnType<typeof atDocument>>;

/**
 * Does something in a worker that is killed at each of its writes in turn: what was there before is there whole, or
 * what is due is, and the page that sends the same again gets what is due once.
 */
async function killedAtEachWrite(
  begin: (at: AtDocument) => Promise<unknown>,
  act: (at: AtDocument) => (base: string) => Promise<Response>,
  due: Awaited<ReturnType<AtDocument['kept']>>,
): Promise<number> {
  for (const write of writesToKillAt()) {
    const at = await atDocument();
    await begin(at);
    const before = await at.kept();
    const request = act(at);
    const isKilled = await killedAtWrite(write, request);
    const after = await at.kept();
    expect([before, due]).toContainEqual(after);
    await killedAtWrite(1000, request);
    expect(await at.kept()).toEqual(due);
    if (!isKilled) return write;
  }
  throw new Error('It was killed at each of its writes, and they never ended');
}

const nobody = async () => undefined;
const first = { said: 'It floods', draft: null, version: 1 };

it('a first answer that is killed at each write is kept whole or not at all, and told of by one mail', async () => {
  const writes = await killedAtEachWrite(
    nobody,
    (at) => at.send('PUT', 'answer', { version: 0, text: 'It floods' }),
    { answers: [first], versions: [], respondents: 1, mails: 1 },
  );
  expect(writes).toBeGreaterThan(3);
}, 300_000);

it('an edit that is killed keeps what was submitted before, or the edit with the version before', async () => {
  const writes = await killedAtEachWrite(
    (at) => at.answered('It floods', 0),
    (at) => at.send('PUT', 'answer', { version: 1, text: 'It floods each winter' }),
    {
      answers: [{ said: 'It floods each winter', draft: null, version: 2 }],
      versions: [1],
      respondents: 1,
      mails: 1,
    },
  );
  expect(writes).toBeGreaterThan(3);
}, 300_000);

it('a deletion that is killed leaves the answer with its versions, or nothing of it', async () => {
  const writes = await killedAtEachWrite(
    async (at) => {
      await at.answered('It floods', 0);
      await at.answered('It floods each winter', 1);
    },
    (at) => at.send('DELETE', 'answer', { version: 2 }),
    { answers: [], versions: [], respondents: 1, mails: 1 },
  );
  expect(writes).toBeGreaterThan(1);
}, 300_000);

it('a draft that is killed leaves what was submitted as it is', async () => {
  const writes = await killedAtEachWrite(
    (at) => at.answered('It floods', 0),
    (at) => at.send('PUT', 'draft', { version: 1, text: 'It floods each' }),
    { answers: [{ ...first, draft: 'It floods each' }], versions: [], respondents: 1, mails: 1 },
  );
  expect(writes).toBeGreaterThan(1);
}, 300_000);
