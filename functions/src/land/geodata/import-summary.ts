import type { Finding } from '../../records/imports/findings.ts';
import type { ImportSummary } from './contract.ts';
import type { StepResult } from './prepared-import.ts';

/** What an import comes to with another step; `ofFile` are the findings about the file itself, told with the first. */
export function summaryWith(
  before: ImportSummary,
  ofFile: Finding[],
  step: StepResult,
  rows: number,
): ImportSummary {
  const findings = [...ofFile, ...step.findings];
  const count = (outcome: Finding['outcome'], wholeRow?: boolean) =>
    findings.filter(
      (finding) =>
        finding.outcome === outcome &&
        (wholeRow === undefined || (finding.column === null) === wholeRow),
    ).length;
  // Rows that only repeat another were counted with it.
  const repeats = ofFile.filter(
    ({ outcome, column }) => outcome === 'unchanged' && column === null,
  ).length;
  const unchanged = step.unchanged + repeats;
  return {
    rows,
    taken: before.taken + step.created + step.changed + unchanged,
    refused: before.refused + count('refused', true),
    created: before.created + step.created,
    changed: before.changed + step.changed,
    unchanged: before.unchanged + unchanged,
    ended: before.ended + (step.ended ?? 0),
    missing: before.missing + (step.missing ?? 0),
    corrections: before.corrections + count('corrected'),
    cells_refused: before.cells_refused + count('refused', false),
    notes: before.notes + count('noted'),
  };
}
