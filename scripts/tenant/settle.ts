import type pg from 'pg';

const WAS_UNDER_WAY =
  'This was under way when the council was saved, and its data has been restored since. Please start it again.';
const MAY_BE_SENT =
  'The council was restored to before this was sent, so it may have arrived. Ask before sending it again.';

/** Readings and registerings that go on where they were, by what they recorded. */
const GO_ON = [
  {
    job: 'intake',
    payload: "jsonb_build_object('runId', id)",
    from: "intake_runs where status in ('new', 'reading', 'registering')",
  },
  {
    job: 'import-geodata',
    payload: "jsonb_build_object('importId', id)",
    from: "imports where finished_at is null and file is not null and status in ('new', 'processing')",
  },
  {
    job: 'redact-attachment',
    payload: "jsonb_build_object('copyId', id)",
    from: "attachment_copies where state = 'making'",
  },
  // Of pictures nothing says what they are copies of: the check of their document names those that are not there.
  {
    job: 'copy-attachments',
    payload: 'copies',
    from: `(select jsonb_build_object('copies', jsonb_agg(jsonb_build_object('from', copied_from, 'to', id)
                     order by position, id)) as copies
              from document_attachments
             where copied_from is not null and arrived_at is null and deleted_at is null
             group by document_id) begun`,
  },
  // Files of registered e-mails of which none has come yet, or not all; they stand in the name of who sent the e-mails in.
  {
    job: 'keep-attachments',
    payload: `jsonb_build_object('itemId', id, 'accountId', account_id, 'userName', user_name)`,
    from: `(select i.id, r.account_id, r.user_name
              from inbox_items i
              join intake_runs r on r.id = i.run_id and r.file is not null and r.account_id is not null
              join representations p on p.id = i.representation_id and not p.is_deleted
             where i.source = 'e-mail' and i.status = 'registered' and i.attachments <> '[]'
               and (not exists (select from representation_files f where f.representation_id = p.id)
                    or exists (select from representation_files f
                                where f.representation_id = p.id and f.arrived_at is null and f.deleted_at is null))) mails`,
  },
];

/**
 * Sets going again what was planned or under way in a council that was restored, for its outbox is not in the export. What
 * might reach people twice, or is made anew in a minute, ends with a reason instead. In the transaction and the schema of the restoring.
 */
export async function settleRestored(client: pg.ClientBase, schema: string): Promise<void> {
  for (const { job, payload, from } of GO_ON)
    await client.query(
      `insert into platform.outbox (tenant_role, job, payload) select $1, $2, ${payload} from ${from}`,
      [schema, job],
    );
  await client.query(
    `insert into platform.outbox (tenant_role, job, payload, not_before)
     select $1, 'publish-document',
            jsonb_build_object('documentId', id,
              'at', to_char(publish_at at time zone 'Europe/London', 'YYYY-MM-DD"T"HH24:MI')),
            greatest(publish_at, clock_timestamp())
       from documents where publish_at is not null and not is_deleted`,
    [schema],
  );
  await client.query(
    `update response_deliveries set state = 'Failed', reason = $1
      where way = 'email' and state in ('Queued', 'Sending')`,
    [MAY_BE_SENT],
  );
  for (const table of ['exports', 'reports'])
    await client.query(
      `update ${table} set status = 'error', error = $1, finished_at = clock_timestamp()
        where status in ('new', 'processing')`,
      [WAS_UNDER_WAY],
    );
  await client.query(
    `update draft_files set status = 'error', message = $1, finished_at = clock_timestamp()
      where status = 'processing'`,
    [WAS_UNDER_WAY],
  );
  await client.query(
    `update notifications n set status = 'error', message = $1, updated_at = now()
      where n.status in ('new', 'processing')
        and not exists (select from intake_runs r
                         where r.notification_id = n.id and r.status in ('new', 'reading', 'registering'))
        and not exists (select from imports i
                         where i.notification_id = n.id and i.finished_at is null and i.file is not null
                           and i.status in ('new', 'processing'))`,
    [WAS_UNDER_WAY],
  );
}
