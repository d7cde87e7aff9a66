import { jobs } from '../../../../jobs.ts';
import { sql, withPlatform } from '../../../../platform/db.ts';
import { handleMessage } from '../../../../platform/jobs.ts';
import type { JobMessage } from '../../../../platform/outbox.ts';
import type { Council } from '../../../../platform/testing/council.ts';

/** The council's export jobs that wait in the outbox, oldest first. */
export async function exportMessages(council: Council): Promise<JobMessage[]> {
  const { rows } = await withPlatform((tx) =>
    sql<JobMessage>`
      select id as "eventId", ${council.shortName} as tenant, job, payload, trace from platform.outbox
       where tenant_role = ${council.mainSchema} and job = 'export-records' and handled_at is null
       order by created_at`.execute(tx),
  );
  return rows;
}

/** Delivers them as Pub/Sub would. */
export async function deliverExports(council: Council): Promise<void> {
  for (const message of await exportMessages(council)) await handleMessage(jobs, message);
}
