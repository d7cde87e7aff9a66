import { expect } from 'vitest';
import { jobs } from '../../../jobs.ts';
import { sql, withPlatform } from '../../../platform/db.ts';
import { handleMessage } from '../../../platform/jobs.ts';
import type { JobMessage } from '../../../platform/outbox.ts';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { getIntake, registerIntake, takeIn } from '../contract.ts';

export function arrivedForm(
  fileName: string,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append('file', new Blob([content]), fileName);
  return data;
}

/** The council's waiting intake jobs. */
export async function intakeJobsOf(council: Council): Promise<JobMessage[]> {
  const { rows } = await withPlatform((tx) =>
    sql<JobMessage>`
      select id as "eventId", ${council.shortName} as tenant, job, payload, trace from platform.outbox
       where tenant_role = ${council.mainSchema} and job = 'intake' and handled_at is null
       order by created_at`.execute(tx),
  );
  return rows;
}

/** Delivers them as Pub/Sub would; more than once shows that a repeated delivery does nothing. */
export async function deliverIntake(council: Council, times = 1): Promise<void> {
  for (const message of await intakeJobsOf(council))
    for (let time = 0; time < times; time++) await handleMessage(jobs, message);
}

/** What somebody who takes in does, and sees of it. */
export function takingIn(council: Council) {
  const officer = () => council.as('officer');
  const read = (id: number) => officer().call(getIntake, { id, limit: 500 });
  const take = async (
    fileName: string,
    content: string | Uint8Array<ArrayBuffer>,
    fields: Record<string, string> = {},
  ) => {
    const answer = await officer().post('/consultations/intake', {
      raw: arrivedForm(fileName, content, fields),
    });
    expect(answer.status).toBe(202);
    const { id } = answerOf(takeIn, answer);
    await deliverIntake(council);
    return read(id);
  };
  const register = async (id: number) => {
    await officer().call(registerIntake, { id });
    await deliverIntake(council, 2);
    return read(id);
  };
  return { take, register, read };
}
