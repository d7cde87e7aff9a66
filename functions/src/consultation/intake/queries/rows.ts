import { sql, type Tx } from '../../../platform/db.ts';
import type { Arrival } from '../../ground/arrivals/arrival.ts';
import type { CellFinding } from '../cell-finding.ts';
import { rowOutcomes, type IntakeRow, type RowCounts, type RowOutcome } from '../contract/rows.ts';

export interface NewRow {
  row: number;
  reference: string | null;
  arrival: Arrival | null;
  findings: CellFinding[];
  outcome: 'waiting' | 'refused';
}

/** Keeps what rows of a table say. */
export async function insertRows(tx: Tx, runId: number, rows: readonly NewRow[]): Promise<void> {
  await sql`
    insert into intake_rows (run_id, row_number, reference, arrival, findings, outcome)
    select ${runId}, r."row", r.reference, nullif(r.arrival, 'null'), r.findings, r.outcome
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r ("row" integer, reference text, arrival jsonb, findings jsonb, outcome text)`.execute(
    tx,
  );
}

export async function deleteRows(tx: Tx, runId: number): Promise<void> {
  await sql`delete from intake_rows where run_id = ${runId}`.execute(tx);
}

/** How many rows of a run have each outcome. */
export async function countRows(tx: Tx, runId: number): Promise<RowCounts> {
  const { rows } = await sql<{ outcome: RowOutcome; count: number }>`
    select outcome, count(*)::int as count from intake_rows where run_id = ${runId} group by outcome`.execute(
    tx,
  );
  const counts = Object.fromEntries(rowOutcomes.map((each) => [each, 0])) as Record<
    RowOutcome,
    number
  >;
  for (const { outcome, count } of rows) counts[outcome] = count;
  return counts;
}

/** One page of rows, of one outcome or all. */
export async function findIntakeRows(
  tx: Tx,
  asked: { runId: number; outcome?: RowOutcome | undefined; limit: number; offset: number },
): Promise<IntakeRow[]> {
  const { rows } = await sql<IntakeRow>`
    select row_number as "row", reference, outcome, findings, representation_id as "representationId",
           case when arrival is not null then jsonb_build_object(
             'representee', coalesce(arrival -> 'organisation' ->> 'name', person.name),
             'email', coalesce(arrival -> 'contact' ->> 'email', arrival -> 'organisation' ->> 'email'),
             'receivedDate', arrival ->> 'receivedDate', 'attitude', arrival ->> 'attitude',
             'text', left(arrival ->> 'text', 300), 'topics', jsonb_array_length(arrival -> 'topicIds'),
             'isKnown', case when arrival -> 'organisation' ->> 'name' is not null
               then exists (select from organisations o where not o.is_deleted
                             and (lower(o.email) = lower(arrival -> 'organisation' ->> 'email')
                                  or lower(o.name) = lower(arrival -> 'organisation' ->> 'name')))
               else exists (select from contacts c where not c.is_deleted
                             and (lower(c.email) = lower(arrival -> 'contact' ->> 'email')
                                  or lower(c.name) = lower(person.name)
                                     and (c.email is null or arrival -> 'contact' ->> 'email' is null))) end,
             'repeats', before.id, 'isRepeatDeleted', coalesce(before.is_deleted, false)) end as becomes
      from intake_rows
     cross join lateral (select btrim(concat_ws(' ', arrival -> 'contact' ->> 'firstName',
                                                arrival -> 'contact' ->> 'lastName')) as name) as person
      left join lateral (select r.id, r.is_deleted from intake_keys k join representations r on r.id = k.representation_id
                          where k.key = arrival ->> 'key') as before on true
     where run_id = ${asked.runId}
       and (${asked.outcome ?? null}::text is null or outcome = ${asked.outcome ?? null})
     order by row_number limit ${asked.limit} offset ${asked.offset}`.execute(tx);
  return rows;
}

export interface WaitingRow {
  row: number;
  arrival: Arrival;
  findings: CellFinding[];
}

/** The next rows to register. */
export async function nextRows(tx: Tx, runId: number, limit: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select row_number as "row", arrival, findings from intake_rows
     where run_id = ${runId} and outcome = 'waiting' order by row_number limit ${limit}`.execute(
    tx,
  );
  return rows;
}

export interface EndedRow {
  row: number;
  outcome: RowOutcome;
  representationId: number | null;
  findings: CellFinding[];
}

/** Writes what became of rows. What they said is kept in their representation only. */
export async function endRows(tx: Tx, runId: number, ended: readonly EndedRow[]): Promise<void> {
  await sql`
    update intake_rows i
       set outcome = e.outcome, representation_id = e."representationId", findings = e.findings,
           arrival = case when e.outcome = 'refused' then i.arrival end
      from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb)
        as e ("row" integer, outcome text, "representationId" bigint, findings jsonb)
     where i.run_id = ${runId} and i.row_number = e."row"`.execute(tx);
}

export interface ReportRow {
  row: number;
  reference: string | null;
  outcome: RowOutcome;
  representationId: number | null;
  findings: CellFinding[];
}

/** Rows of a report, those after `after`. */
export async function reportRows(
  tx: Tx,
  asked: { runId: number; after: number; limit: number },
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select row_number as "row", reference, outcome, representation_id as "representationId", findings
      from intake_rows where run_id = ${asked.runId} and row_number > ${asked.after}
     order by row_number limit ${asked.limit}`.execute(tx);
  return rows;
}
