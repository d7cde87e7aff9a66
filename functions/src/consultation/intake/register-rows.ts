import { partOfBulkChange } from '../../records/history/bulk-change.ts';
import type { Tx } from '../../platform/db.ts';
import { intakeMessages as messages } from './messages.ts';
import { advance } from './progress.ts';
import { countRows, endRows, type EndedRow, nextRows, type WaitingRow } from './queries/rows.ts';
import { holdRun, type HeldRun } from './queries/runs.ts';
import { deletedAmong, stillThere } from './queries/still-there.ts';
import { registerMany } from '../ground/arrivals/register-many.ts';
import { representationKind } from '../../records/kept/record-kinds.ts';

/** Few enough that other transactions need not wait long. */
const ROWS_PER_STEP = 500;
/** Characters of text in one statement. */
const MAX_TEXT_PER_STEP = 4_000_000;

/** Registers the next rows of a run, in one transaction with what became of them. */
export async function registerRows(tx: Tx, runId: number): Promise<'more' | 'finished'> {
  const run = await holdRun(tx, runId);
  if (!run || run.status !== 'registering') return 'finished';
  const rows = withinLimit(await nextRows(tx, runId, ROWS_PER_STEP));
  const ended = await registered(tx, run, rows);
  await endRows(tx, runId, ended);
  const counts = await countRows(tx, runId);
  const done = run.total - counts.waiting;
  if (counts.waiting > 0) {
    const progress = { done, total: run.total };
    await advance(
      tx,
      runId,
      { status: 'registering', ...progress },
      { status: 'processing', ...progress },
    );
    return 'more';
  }
  await advance(
    tx,
    runId,
    { status: 'finished', done, dropFile: true },
    {
      status: 'success',
      done,
      total: run.total,
      message: messages.registered(counts.taken + counts.corrected, counts.refused),
    },
  );
  return 'finished';
}

/** At least one row, and as many as one statement should hold. */
function withinLimit(rows: WaitingRow[]): WaitingRow[] {
  let size = 0;
  return rows.filter(
    ({ arrival }, at) => (size += arrival.text.length) <= MAX_TEXT_PER_STEP || at === 0,
  );
}

async function registered(tx: Tx, run: HeldRun, rows: readonly WaitingRow[]): Promise<EndedRow[]> {
  const there = await stillThere(tx, {
    events: rows.map(({ arrival }) => arrival.consultationId),
    types: rows.flatMap(({ arrival }) => arrival.correspondenceTypeId ?? []),
    topics: rows.flatMap(({ arrival }) => arrival.topicIds),
  });
  const sound = rows
    .filter(({ arrival }) => there.events.has(arrival.consultationId))
    .map((row) => withoutLost(row, there.topics));
  const author = { accountId: run.accountId, displayName: run.userName };
  const arrivals = sound.map(({ arrival }) => ({
    ...arrival,
    correspondenceTypeId:
      arrival.correspondenceTypeId !== null && there.types.has(arrival.correspondenceTypeId)
        ? arrival.correspondenceTypeId
        : null,
  }));
  const { entity } = representationKind;
  const change = { id: run.bulk_id, entity, kind: 'registered' } as const;
  const results = await partOfBulkChange(tx, author, change, () =>
    registerMany(tx, author, arrivals),
  );
  const repeated = results.flatMap(({ id, isRepeated }) => (isRepeated ? id : []));
  const deleted = await deletedAmong(tx, repeated);
  const taken = sound.map(({ row, findings }, at): EndedRow => {
    const { id = 0, isRepeated = false } = results[at] ?? {};
    const outcome = isRepeated ? 'repeated' : findings.length > 0 ? 'corrected' : 'taken';
    const repeats = {
      column: null,
      from: null,
      to: null,
      outcome: 'refused',
      reason: deleted.has(id) ? messages.row.repeatedDeleted(id) : messages.row.repeated(id),
    } as const;
    return { row, outcome, representationId: id, findings: isRepeated ? [repeats] : findings };
  });
  const lost = rows
    .filter(({ arrival }) => !there.events.has(arrival.consultationId))
    .map(({ row, findings }): EndedRow => {
      const gone = {
        column: null,
        from: null,
        to: null,
        outcome: 'refused',
        reason: messages.row.changedMeanwhile,
      } as const;
      return { row, outcome: 'refused', representationId: null, findings: [gone, ...findings] };
    });
  return [...taken, ...lost];
}

/** A row without topics that were deleted since it was read, which is said of it. */
function withoutLost(given: WaitingRow, there: ReadonlySet<number>): WaitingRow {
  const { arrival, findings } = given;
  const topicIds = arrival.topicIds.filter((topic) => there.has(topic));
  if (topicIds.length === arrival.topicIds.length) return given;
  const lost = {
    column: null,
    from: null,
    to: null,
    outcome: 'refused',
    reason: messages.row.topicDeleted,
  } as const;
  return { ...given, arrival: { ...arrival, topicIds }, findings: [lost, ...findings] };
}
