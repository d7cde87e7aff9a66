import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import type { Answer as HttpAnswer, Client } from '../../../platform/testing/client.ts';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { faultyNetwork, networkFaults } from '../../../platform/testing/faulty-network.ts';
import { seeded } from '../../../platform/testing/thorough.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { waitingJobs } from '../../../testing/waiting-jobs.ts';
import { emptyAnswer } from '../../ground/documents/blocks/question/answer-rules.ts';
import { getOwnAnswers } from '../contract.ts';
import { asked } from '../testing/given.ts';
import { anotherResident, publishedDocument } from '../testing/open-document.ts';

useWorld();

const schedules = seeded(60, 1_000);
/** Nobody may submit more than a thousand answers an hour. */
const RESIDENTS = 8;

let oak: Council;
let residents: Client[];
beforeAll(async () => {
  oak = await newCouncil();
  residents = [];
  for (let at = 0; at < RESIDENTS; at += 1)
    residents.push((await anotherResident(oak, `Una${at}`)).client);
}, 120_000);

const step = fc.record({
  intent: fc.constantFrom('answer', 'answer', 'delete'),
  /** Another tab of the same person, which read the page before the last change. */
  isStale: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
  faults: fc.array(fc.constantFrom(...networkFaults), { maxLength: 3 }),
  arriving: fc.nat(2),
});

/** What is kept of one answer, and whether everything that is kept of it agrees. */
async function kept(client: Client, id: number) {
  const { answers } = await client.call(getOwnAnswers, { id });
  const rows = await withTenant(oak, async (tx) => {
    const found = await sql<{ versions: number[]; respondents: number }>`
      select array(select v.version from question_answer_versions v
                     join question_answers a on a.id = v.answer_id
                     join document_respondents r on r.id = a.respondent_id
                    where r.document_id = ${id} order by v.version) as versions,
             (select count(*)::int from document_respondents where document_id = ${id}) as respondents`.execute(
      tx,
    );
    return found.rows[0]!;
  });
  return { answers, ...rows };
}

it('answers, edits and deletions that are lost, doubled or late are kept once, as they were acknowledged', async () => {
  let at = 0;
  const run = async (steps: Step[]) => {
    const { due, came } = await schedule(steps, at++);
    expect(came).toEqual(due);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), run), {
    ...schedules,
  });
}, 600_000);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What a page was told at each step and what is kept in the end, and both as they are due. */
async function schedule(steps: readonly Step[], number: number) {
  const client = residents[number % RESIDENTS]!;
  const { id } = await publishedDocument(oak);
  const path = `/documents/${id}/questions/${asked.why}/answer`;
  const network = faultyNetwork<HttpAnswer>();
  // What was acknowledged: the words, and how often they were submitted since there was no answer.
  let acknowledged: { text: string; version: number } | undefined;
  let read = 0;
  const statuses: { due: number; came: number }[] = [];
  for (const [at, { intent, isStale, faults, arriving }] of steps.entries()) {
    const present = acknowledged?.version ?? 0;
    const version = isStale ? read : present;
    read = present;
    const text = `Words ${at} of ${number}`;
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const request =
      intent === 'answer'
        ? () => client.put(path, { headers, json: { version, answer: { ...emptyAnswer(), text } } })
        : () => client.delete(path, { headers, json: { version } });
    // A refused one is not sent again; nor does it wait on the way until what it was based on is there once more.
    const suffered =
      version === present ? faults : faults.filter((fault) => !fault.endsWith('late'));
    const { status } = await network.sendUntilAnswered(request, suffered);
    await network.deliver(arriving);
    const isMissing = intent === 'delete' && acknowledged === undefined;
    statuses.push({ due: isMissing ? 404 : version === present ? 200 : 409, came: status });
    if (status === 200)
      acknowledged = intent === 'answer' ? { text, version: version + 1 } : undefined;
  }
  await network.deliverAll();
  const { answers, respondents, versions } = await kept(client, id);
  const wasAnswered = steps.some(
    ({ intent }, at) => intent === 'answer' && statuses[at]!.came === 200,
  );
  return {
    due: {
      statuses: statuses.map(({ due }) => due),
      answers: acknowledged ? [acknowledged] : [],
      versions: Array.from({ length: (acknowledged?.version ?? 1) - 1 }, (_, index) => index + 1),
      respondents: wasAnswered ? 1 : 0,
    },
    came: {
      statuses: statuses.map(({ came }) => came),
      answers: answers.map(({ answer, version }) => ({ text: answer?.text, version })),
      versions,
      respondents,
    },
  };
}

it('one mail tells of each document that was answered, however often it was', async () => {
  const mails = await waitingJobs(oak, 'send-mail');
  const references = mails.map(({ payload }) => payload.values['reference']);
  expect(references.length).toBeGreaterThan(schedules.numRuns / 2);
  expect(new Set(references).size).toBe(references.length);
});
