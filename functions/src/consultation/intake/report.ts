import { csvLine, withoutFormula } from '../../platform/csv-text.ts';
import type { Tx } from '../../platform/db.ts';
import { intakeMessages } from './messages.ts';
import { reportRows, type ReportRow } from './queries/rows.ts';

const words = intakeMessages.report;
const ROWS_AT_ONCE = 5_000;

/** What became of each row, as CSV: a line for each row, and one for each of its findings. */
export async function intakeReportCsv(tx: Tx, runId: number): Promise<Uint8Array> {
  const lines = [
    csvLine([
      words.row,
      words.reference,
      words.outcome,
      words.representation,
      words.column,
      words.value,
      words.becomes,
      words.reason,
    ]),
  ];
  let after = 0;
  for (;;) {
    const rows = await reportRows(tx, { runId, after, limit: ROWS_AT_ONCE });
    lines.push(...rows.flatMap(linesOf));
    after = rows.at(-1)?.row ?? 0;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  return new TextEncoder().encode(`\uFEFF${lines.join('')}`);
}

function linesOf({ row, reference, outcome, representationId, findings }: ReportRow): string[] {
  const start = [
    String(row),
    reference ?? '',
    intakeMessages.outcomes[outcome],
    String(representationId ?? ''),
  ];
  const cells = findings.map(({ column, from, to, reason }) => [
    column ?? '',
    from ?? '',
    to ?? '',
    reason,
  ]);
  return (cells.length > 0 ? cells : [[]]).map((finding) =>
    csvLine(
      [...start, ...['', '', '', ''].map((empty, at) => finding[at] ?? empty)].map(withoutFormula),
    ),
  );
}
