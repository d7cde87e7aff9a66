import { expect } from 'vitest';
import { jobs } from '../../../jobs.ts';
import { sql, withPlatform } from '../../../platform/db.ts';
import { handleMessage } from '../../../platform/jobs.ts';
import type { JobMessage } from '../../../platform/outbox.ts';
import type { OutputOf } from '../../../platform/contract.ts';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { geodataInfo, uploadGeodata } from '../contract.ts';

export function form(
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string>,
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append('file', new Blob([content]), 'register.csv');
  return data;
}

export const upload = (
  council: Council,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string>,
) => council.as('admin').post('/geodata', { raw: form(content, fields) });

/**
 * Delivers the council's waiting import jobs, as Pub/Sub would; more than one of `times` shows that a repeated
 * delivery does nothing.
 */
export async function deliver(council: Council, times = 1): Promise<void> {
  const { rows } = await withPlatform((tx) =>
    sql<JobMessage>`
      select id as "eventId", ${council.shortName} as tenant, job, payload, trace from platform.outbox
       where tenant_role = ${council.mainSchema} and job = 'import-geodata' and handled_at is null`.execute(
      tx,
    ),
  );
  for (const message of rows) {
    for (let time = 0; time < times; time++) await handleMessage(jobs, message);
  }
}

export type Report = OutputOf<typeof geodataInfo>;

export async function imported(
  council: Council,
  content: string | Uint8Array<ArrayBuffer>,
  fields = { kind: 'brownfield' } as Record<string, string>,
) {
  const answer = await upload(council, content, fields);
  expect(answer.status).toBe(202);
  const { id } = answerOf(uploadGeodata, answer);
  await deliver(council);
  return reportOf(council, id);
}

/** An import's report, as the admin reads it. */
export const reportOf = (council: Council, id: number): Promise<Report> =>
  council.as('admin').call(geodataInfo, { id, limit: 500 });
