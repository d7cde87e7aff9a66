import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db.ts';
import { readPdf } from '../../../platform/print/testing/read-pdf.ts';
import { type Council, twoCouncils } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { runWaitingJobs } from '../../../testing/waiting-jobs.ts';
import { openConsultation } from '../../consultations/testing/open-consultation.ts';
import { checkDocument } from '../../documents/contract/publishing.ts';
import { drafting } from '../../documents/testing/drafted.ts';
import type { PollContent } from '../../ground/documents/blocks/poll/schema.ts';
import { emptyAnswer } from '../../ground/documents/blocks/question/answer-rules.ts';
import { downloadDraftFile, makeDraftFile } from '../../composed/document-files/contract.ts';
import { pagesServed } from '../../composed/public-site/testing/served-pages.ts';
import { submitAnswer } from '../contract.ts';
import { getPollResults } from '../contract/poll-results.ts';
import { anotherResident, openedEarlier } from '../testing/open-document.ts';

useWorld();

let oak: Council;
let elm: Council;
const page = pagesServed();
const { drafted, publish } = drafting(() => oak);

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

const option = (id: string, title: string) => ({
  id,
  title,
  description: '',
  imageFileId: null,
  imageUrl: '',
});
const poll = (results: PollContent['results']) => ({
  type: 'poll' as const,
  content: {
    title: 'Which <first>?',
    options: [option('homes', 'Homes'), option('parks', 'Parks'), option('roads', 'Roads')],
    results,
  },
});

/** A published document with a poll in an open consultation. */
async function openPoll(results: PollContent['results']) {
  const consultationId = await openConsultation(oak);
  const { id, ids } = await drafted([poll(results)], { consultationId });
  await publish(id);
  const closeNow = () =>
    inSchemaOf(oak, async (tx) => {
      await sql`update consultations set closes_at = now() - interval '1 second' where id = ${consultationId}`.execute(
        tx,
      );
    });
  return { id, questionId: ids[0]!, closeNow };
}

type Poll = Awaited<ReturnType<typeof openPoll>>;
type Resident = Awaited<ReturnType<typeof anotherResident>>;
type Caller = Resident['client'];
const choose = (
  { client, accountId }: Resident,
  { id, questionId }: Poll,
  chosen: string,
  version = 0,
) =>
  client.call(submitAnswer, {
    opened: openedEarlier(oak, id, accountId),
    id,
    questionId,
    siteId: null,
    clientId: null,
    version,
    answer: { ...emptyAnswer(), chosen: [chosen] },
  });
const counted = async (who: Caller, { id, questionId }: Poll) =>
  (await who.call(getPollResults, { id, questionId })).options.map(
    (each) => `${each.id} ${each.answers}`,
  );

describe('a poll', () => {
  it('tells whoever has answered how it stands, and nobody else', async () => {
    const open = await openPoll('answered');
    const [una, bob, cyd] = [
      await anotherResident(oak, 'Una'),
      await anotherResident(oak, 'Bob'),
      await anotherResident(oak, 'Cyd'),
    ];
    await choose(una, open, 'parks');
    await choose(bob, open, 'parks');
    expect(await counted(una.client, open)).toEqual(['homes 0', 'parks 2', 'roads 0']);
    for (const who of [cyd.client, oak.as('signed-out'), oak.as('officer'), oak.as('resident')])
      expect(await counted(who, open)).toEqual([]);
    await choose(bob, open, 'roads', 1);
    expect(await counted(una.client, open)).toEqual(['homes 0', 'parks 1', 'roads 1']);
    const { html } = await page(`/p/document/${open.id}`, oak);
    expect(html).toContain('The results are shown to whoever has answered');
    expect(html).not.toContain('class="poll-results"');
  });

  it('is told to everybody on the page once its consultation is closed', async () => {
    for (const results of ['answered', 'closed'] as const) {
      const open = await openPoll(results);
      const una = await anotherResident(oak, 'Una');
      await choose(una, open, 'parks');
      expect((await counted(una.client, open)).length).toBe(results === 'answered' ? 3 : 0);
      await open.closeNow();
      expect(await counted(oak.as('signed-out'), open)).toEqual(['homes 0', 'parks 1', 'roads 0']);
      const { html } = await page(`/p/document/${open.id}`, oak);
      expect(html).toContain('<strong>Results</strong> <span class="quiet">1 answer</span>');
      expect(html).toContain('<span>Parks</span> <span class="poll-count">1 (100%)</span>');
      expect(html).toContain('<span>Homes</span> <span class="poll-count">0 (0%)</span>');
      expect(html).not.toContain('The results are shown');
    }
  });

  it('stays with the council where the council wants so', async () => {
    const open = await openPoll('never');
    const una = await anotherResident(oak, 'Una');
    await choose(una, open, 'homes');
    expect(await counted(una.client, open)).toEqual([]);
    await open.closeNow();
    expect(await counted(una.client, open)).toEqual([]);
    const { html } = await page(`/p/document/${open.id}`, oak);
    expect(html).toContain('Which &lt;first&gt;?');
    expect(html).not.toContain('class="poll-results"');
    expect(html).not.toContain('The results are shown');
  });

  it('is no poll of another council or of a document that is not published, and takes one of its options only', async () => {
    const open = await openPoll('answered');
    const path = `/documents/${open.id}/questions/${open.questionId}/results`;
    expect((await elm.as('resident').get(path)).status).toBe(404);
    const only = await drafted([poll('answered')]);
    const unread = `/documents/${only.id}/questions/${only.ids[0]}/results`;
    expect((await oak.as('officer').get(unread)).status).toBe(404);
    expect((await oak.as('resident').get(path.replace(open.questionId, 'x'))).status).toBe(400);
    const una = (await anotherResident(oak, 'Una')).client;
    const { status } = await una.put(`/documents/${open.id}/questions/${open.questionId}/answer`, {
      json: { version: 0, answer: { ...emptyAnswer(), chosen: ['homes', 'parks'] } },
    });
    expect(status).toBe(400);
    expect(await counted(una, open)).toEqual([]);
  });

  it('is checked as a question is, and printed with its options', async () => {
    const { id } = await drafted([{ type: 'poll' }]);
    const { findings } = await oak.as('officer').call(checkDocument, { id });
    expect(findings.slice(0, 3).map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'title: Enter the question',
      'options: Add at least 2 options',
      expect.stringContaining('consultationId: Nobody can answer the questions'),
    ]);
    const whole = await drafted([poll('answered')]);
    const viewer = oak.as('viewer');
    const { file } = await viewer.call(makeDraftFile, { id: whole.id, format: 'pdf' });
    await runWaitingJobs(oak, 'write-draft');
    const { url } = await viewer.call(downloadDraftFile, { id: file.id, as: 'link' });
    const { text } = await readPdf(new Uint8Array(await (await fetch(url)).arrayBuffer()));
    for (const told of ['Which <first>?', 'Choose one.', 'Parks']) expect(text).toContain(told);
  });
});
