import { convertToHtml } from 'mammoth';
import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '../../council/notifications/contract.ts';
import { jobs } from '../../jobs.ts';
import { sql, withTenant } from '../../platform/db.ts';
import { handleMessage } from '../../platform/jobs.ts';
import { readPdf } from '../../platform/print/testing/read-pdf.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import { type Council, twoCouncils } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { jobKilledAtWrite } from '../../testing/killed-job.ts';
import { runWaitingJobs, waitingJobs } from '../../testing/waiting-jobs.ts';
import {
  approveResponse,
  removeResponses,
  upsertResponses,
  withdrawApproval,
} from '../responses/contract.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { examinationPack, statutorySummary } from './contract/papers.ts';
import { downloadVolume, listReports, removeReport, type Report } from './contract/reports.ts';
import { analysisMessages as messages } from './messages.ts';
import { tidyReports } from './reports/tidy-reports.ts';
import { publishedMany } from './testing/published.ts';

useWorld();

const MANY = 2_300;
let oak: Council;
let elm: Council;
let said: Awaited<ReturnType<typeof consulted>>;

const viewer = () => oak.as('viewer');
const packed = (format: 'docx' | 'pdf' = 'docx', headers: Record<string, string> = {}) =>
  viewer().post('/consultations/analysis/examination-pack', {
    json: { consultationId: said.event, format },
    headers,
  });
async function started(): Promise<Report> {
  const answer = await packed();
  expect(answer.status).toBe(202);
  return (answerOf(examinationPack, answer) as { report: Report }).report;
}
const reportOf = async (id: string) =>
  (await viewer().call(listReports, {})).reports.find((each) => each.id === id);
const volume = async (id: string, number: number): Promise<Uint8Array> => {
  const { url } = await viewer().call(downloadVolume, { id, volume: number, as: 'link' });
  const file = await fetch(url);
  expect(file.headers.get('content-disposition')).toContain(`${number} of 2.docx`);
  return new Uint8Array(await file.arrayBuffer());
};
const lettersIn = async (bytes: Uint8Array) => {
  const { value } = await convertToHtml({ buffer: Buffer.from(bytes) });
  return [...value.matchAll(/Letter (\d+) says/g)].map(([, id]) => Number(id));
};
const note = async () => (await viewer().call(listNotifications, {}))[0];

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  said = await consulted(oak);
  await publishedMany(oak, said.event, MANY);
}, 120_000);

describe('a report that is too long to be waited for', () => {
  it(
    'is made by a job in volumes, each representation in one of them',
    { timeout: 240_000 },
    async () => {
      const { id } = await started();
      expect(await note()).toMatchObject({
        status: 'processing',
        completed: 0,
        completed_out_of: 2,
        link: '/document/response-analysis?part=papers',
      });
      expect(await reportOf(id)).toMatchObject({ status: 'new', done: 0, total: 2, volumes: [] });
      const early = await viewer().get(`/consultations/analysis/reports/${id}/volumes/1?as=link`);
      expect(early.status).toBe(404);

      // A process that dies between two volumes goes on with the second.
      const [message] = await waitingJobs(oak, 'make-report');
      expect(await jobKilledAtWrite(9, message!)).toBe(true);
      expect(await reportOf(id)).toMatchObject({ status: 'processing', done: 1 });
      // Delivered twice at once, and once more.
      await Promise.all([handleMessage(jobs, message!), handleMessage(jobs, message!)]);
      await handleMessage(jobs, message!);
      expect(await reportOf(id)).toMatchObject({
        status: 'success',
        done: 2,
        total: 2,
        error: null,
      });
      expect(await note()).toMatchObject({ status: 'success', completed: 2, completed_out_of: 2 });

      const [one, two] = [await volume(id, 1), await volume(id, 2)];
      const letters = [...(await lettersIn(one)), ...(await lettersIn(two))];
      expect(letters).toHaveLength(MANY);
      expect(new Set(letters).size).toBe(MANY);
      // By policy, then by number.
      expect(letters).toEqual(letters.toSorted((a, b) => (a % 3) - (b % 3) || a - b));
      const { value } = await convertToHtml({ buffer: Buffer.from(two) });
      expect(value).toContain('volume 2 of 2');
      expect(value).toContain('Published representations 2001 to 2300 of 2300');
    },
  );

  it('belongs to who asked for it, and leaves out what was withdrawn meanwhile', async () => {
    const { id } = await started();
    await withTenant(oak, (tx) =>
      sql`delete from published_representations where plain like 'Letter 7 says%'`.execute(tx),
    );
    await runWaitingJobs(oak, 'make-report');
    expect(await lettersIn(await volume(id, 2))).toHaveLength(300);
    const letters = [
      ...(await lettersIn(await volume(id, 1))),
      ...(await lettersIn(await volume(id, 2))),
    ];
    expect(letters).toHaveLength(MANY - 1);
    const path = `/consultations/analysis/reports/${id}`;
    for (const client of [oak.as('admin'), elm.as('viewer')]) {
      expect((await client.get(`${path}/volumes/1`)).status).toBe(404);
      expect((await client.delete(path)).status).toBe(404);
      expect((await client.call(listReports, {})).reports).toEqual([]);
    }
    expect((await viewer().get(`${path}/volumes/3`)).status).toBe(404);
    expect((await viewer().get(`${path}/volumes/none`)).status).toBe(400);
  });

  it('is asked for once, however often the request is repeated', async () => {
    const key = { 'idempotency-key': 'pack-1' };
    const [first, again] = [await packed('docx', key), await packed('docx', key)];
    expect(again.body).toEqual(first.body);
    expect(await waitingJobs(oak, 'make-report')).toHaveLength(1);
    const { id } = (answerOf(examinationPack, first) as { report: Report }).report;

    // Cancelled: the job finds nothing to do, and nothing is left.
    await viewer().call(removeReport, { id });
    expect(await note()).toMatchObject({ status: 'info' });
    await runWaitingJobs(oak, 'make-report');
    expect(await reportOf(id)).toMatchObject({ status: 'cancelled', done: 0 });
    await viewer().call(removeReport, { id });
    expect(await reportOf(id)).toBeUndefined();
  });

  it('is kept for 30 days', async () => {
    const finished = (await viewer().call(listReports, {})).reports.filter(
      ({ status }) => status === 'success',
    );
    expect(finished).toHaveLength(2);
    const [{ id } = { id: '' }] = finished;
    const { url } = await viewer().call(downloadVolume, { id, volume: 1, as: 'link' });
    await withTenant(oak, (tx) =>
      sql`update reports set finished_at = now() - interval '31 days' where id = ${id}`.execute(tx),
    );
    await tidyReports();
    expect(await reportOf(id)).toMatchObject({ status: 'expired', volumes: [] });
    expect((await fetch(url)).status).toBe(404);
  });

  it('is a file at once where it is short', async () => {
    const few = await consulted(elm);
    await publishedMany(elm, few.event, 3);
    const answer = await elm.as('viewer').post('/consultations/analysis/examination-pack', {
      json: { consultationId: few.event, format: 'pdf' },
    });
    expect(answer.status).toBe(200);
    expect((await readPdf(answer.bytes!)).text).toContain('says that the lane floods');
    expect((await elm.as('viewer').call(listReports, {})).reports).toEqual([]);
  });

  it('gives a volume out no longer once something in it is withdrawn or published anew', async () => {
    const { id } = await started();
    await runWaitingJobs(oak, 'make-report');
    const asked = (number: number) =>
      viewer().get(`/consultations/analysis/reports/${id}/volumes/${number}?as=link`);
    const change = (statement: ReturnType<typeof sql>) =>
      withTenant(oak, (tx) => statement.execute(tx));
    expect([(await asked(1)).status, (await asked(2)).status]).toEqual([200, 200]);
    const [last] = (await lettersIn(await volume(id, 2))).slice(-1);
    await change(
      sql`update published_representations set edition = 2 where representation_id = ${last}`,
    );
    expect((await asked(2)).body).toMatchObject({
      error: { code: 'conflict', fields: { volume: messages.noLongerPublic } },
    });
    expect((await asked(1)).status).toBe(200);
    const [first] = await lettersIn(await volume(id, 1));
    await change(sql`delete from published_representations where representation_id = ${first}`);
    expect((await asked(1)).status).toBe(409);
    // Made again it is whole.
    await viewer().call(removeReport, { id });
    const again = await started();
    await runWaitingJobs(oak, 'make-report');
    expect(await lettersIn(await volume(again.id, 1))).not.toContain(first);
    await viewer().call(removeReport, { id: again.id });
  });

  it('gives a summary out no longer once a response in it is approved no longer', async () => {
    const { id: answered } = await said.register({ text: 'The lane floods.' });
    const { responses } = await oak.as('officer').call(upsertResponses, {
      responses: [
        {
          description: 'Drains',
          text: '<p>Thank you</p>',
          councilResponse: 'The drains will be renewed.',
          representationIds: [answered],
        },
      ],
    });
    const approve = async ({ id, row_version }: { id: number; row_version: number }) =>
      (await oak.as('admin').call(approveResponse, { id, row_version })).response;
    const response = await approve(responses[0]!);
    await withTenant(oak, (tx) =>
      sql`
        insert into representations (consultation_id, received_date)
        select ${said.event}, '2026-04-02' from generate_series(1, 5000)`.execute(tx),
    );
    const summary = async () => {
      const json = { regime: '2012', format: 'docx' };
      const answer = await viewer().post('/consultations/analysis/summary', { json });
      expect(answer.status).toBe(202);
      const { report } = answerOf(statutorySummary, answer) as { report: Report };
      await runWaitingJobs(oak, 'make-report');
      return report.id;
    };
    const asked = (id: string) =>
      viewer().get(`/consultations/analysis/reports/${id}/volumes/1?as=link`);
    const made = await summary();
    const { url } = await viewer().call(downloadVolume, { id: made, volume: 1, as: 'link' });
    const file = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect((await convertToHtml({ buffer: file })).value).toContain('The drains will be renewed.');
    const { id, row_version } = response;
    const withdrawn = await oak.as('admin').call(withdrawApproval, { id, row_version });
    expect((await asked(made)).body).toMatchObject({
      error: { code: 'conflict', fields: { volume: messages.noLongerPublic } },
    });
    // Approved as it stands there, it may be read again; one made without it always.
    const without = await summary();
    const { id: again } = await approve(withdrawn.response);
    expect((await asked(made)).status).toBe(200);
    await oak.as('officer').call(removeResponses, { ids: [again] });
    expect([(await asked(made)).status, (await asked(without)).status]).toEqual([409, 200]);
  }, 120_000);
});
