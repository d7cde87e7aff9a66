import type { Tx } from '../../../platform/db.ts';
import type { IntakeColumn } from '../contract/runs.ts';
import { intakeMessages as messages } from '../messages.ts';
import { advance } from '../progress.ts';
import { findIntakeLists, findMatches } from '../queries/lists.ts';
import { countRows, insertRows, type NewRow } from '../queries/rows.ts';
import { type HeldRun, holdRun } from '../queries/runs.ts';
import type { TableField } from './fields.ts';
import { matchTableColumns } from './match-columns.ts';
import { cellsOf } from './cells-of-row.ts';
import { readTableRow } from './read-row.ts';
import { readTableInSubprocess } from '../reading/read-in-subprocess.ts';
import type { ReadTable } from './read-table.ts';

const ROWS_PER_STEP = 1_000;
const MAX_SAMPLE = 80;

interface TableFile {
  runId: number;
  bytes: Uint8Array;
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** Reads a table and gives the step that keeps its next rows for the preview. Throws UnreadableFile. */
export async function tableSteps({ runId, bytes, inTenant }: TableFile) {
  const table = await readTableInSubprocess(bytes);
  const { matches, lists } = await inTenant(async (tx) => ({
    matches: await findMatches(tx),
    lists: await findIntakeLists(tx),
  }));
  const fields = matchTableColumns(table.headers, matches);
  return async (tx: Tx): Promise<'more' | 'finished'> => {
    const run = await holdRun(tx, runId);
    if (!run || (run.status !== 'new' && run.status !== 'reading')) return 'finished';
    const from = run.status === 'new' ? 0 : run.done;
    const to = Math.min(from + ROWS_PER_STEP, table.rows.length);
    const rows = table.rows
      .slice(from, to)
      .map(({ row, cells }) => keptRow(row, cells, { table, fields, run, lists }));
    await insertRows(tx, runId, rows);
    const total = table.rows.length;
    if (to < total) {
      const state = {
        status: 'reading',
        done: to,
        total,
        columns: columnsOf(table, fields),
      } as const;
      await advance(tx, runId, state, { status: 'processing', done: to, total });
      return 'more';
    }
    const { waiting, refused } = await countRows(tx, runId);
    await advance(
      tx,
      runId,
      { status: 'preview', done: total, total, columns: columnsOf(table, fields) },
      {
        status: 'success',
        done: total,
        total,
        message: messages.rowsRead(waiting + refused, refused),
      },
    );
    return 'finished';
  };
}

interface Reading {
  table: ReadTable;
  fields: readonly (TableField | null)[];
  run: HeldRun;
  lists: Awaited<ReturnType<typeof findIntakeLists>>;
}

function keptRow(
  row: number,
  written: readonly string[],
  { table, fields, run, lists }: Reading,
): NewRow {
  const { cells, columns } = cellsOf(written, table.headers, fields);
  const read = readTableRow(cells, columns, {
    ...lists,
    consultationId: run.consultationEventId,
    correspondenceTypeId: run.correspondenceType,
    receivedDate: run.receivedDate,
  });
  return { row, ...read, outcome: read.arrival === null ? 'refused' : 'waiting' };
}

/** What the preview shows of the columns. */
const columnsOf = (
  { headers, rows }: ReadTable,
  fields: readonly (TableField | null)[],
): IntakeColumn[] =>
  headers.map((name, at) => {
    const values = rows.map(({ cells }) => cells[at]?.trim() ?? '').filter((cell) => cell !== '');
    const sample = values[0]?.slice(0, MAX_SAMPLE) ?? null;
    return {
      name,
      field: fields[at] ?? null,
      values: values.length,
      sample: sample && sample.toWellFormed().replaceAll('\0', ''),
    };
  });
