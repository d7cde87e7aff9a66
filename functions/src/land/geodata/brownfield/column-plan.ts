import { columnNames, standardColumns, type ColumnName } from './columns.ts';
import { UnreadableFile, type Finding } from '../../../records/imports/findings.ts';
import { matchHeader } from './headers.ts';
import { coordinatePairs, type CoordinatePair } from './place/coordinate-pairs.ts';
import type { CsvTable } from './table.ts';

/** Which cell of a row holds which column of the standard. */
export interface ColumnPlan {
  standard: Map<ColumnName, number>;
  /** Headers that the standard does not know, with their cell. */
  others: { header: string; index: number }[];
  /** The columns that say where a site is, the standard's first. */
  pairs: CoordinatePair[];
  findings: Finding[];
}

const NEEDED: ColumnName[] = ['SiteReference', 'GeoX', 'GeoY'];

/** Matches the headers to the standard and reports which were renamed, repeated, unknown or missing. */
export function planColumns({ headers, headerRow, rows }: CsvTable): ColumnPlan {
  const plan: ColumnPlan = { standard: new Map(), others: [], pairs: [], findings: [] };
  const axes: Parameters<typeof coordinatePairs>[0] = [];
  const say = (
    outcome: Finding['outcome'],
    column: string,
    from: string | null,
    to: string | null,
    reason: string,
  ) => plan.findings.push({ row: headerRow, reference: null, outcome, column, from, to, reason });
  const filled = (index: number) =>
    rows.filter(({ cells }) => (cells[index] ?? '').trim() !== '').length;

  headers.forEach((rawHeader, index) => {
    const header = rawHeader.trim();
    const match = matchHeader(header);
    if (match && (match.column === 'GeoX' || match.column === 'GeoY'))
      axes.push({ axis: match.column, header, index });
    if (!match) {
      if (header !== '') plan.others.push({ header, index });
      else if (filled(index) > 0) {
        say(
          'noted',
          `column ${index + 1}`,
          null,
          null,
          `Has no header; ${filled(index)} values were not taken`,
        );
      }
    } else if (!plan.standard.has(match.column)) {
      plan.standard.set(match.column, index);
      if (match.alias)
        say(
          'corrected',
          match.column,
          header,
          match.column,
          'Another name or spelling of the column',
        );
    } else if (standardColumns[match.column].kind !== 'coordinate' && filled(index) > 0) {
      say('noted', match.column, header, null, 'A second column for the same; the first was taken');
    }
  });

  plan.pairs = coordinatePairs(axes);
  const extra = longestRow(rows) - headers.length;
  if (extra > 0)
    say('noted', 'header', null, null, `Some rows have ${extra} more cells than there are headers`);
  const missing = columnNames.filter(
    (name) => standardColumns[name].level === 'must' && !plan.standard.has(name),
  );
  for (const name of missing) {
    if (NEEDED.includes(name)) throw new UnreadableFile(`The column ${name} is missing`);
    if (
      name === 'SiteNameAddress' &&
      (plan.standard.has('SiteName') || plan.standard.has('SiteAddress'))
    )
      continue;
    say('noted', name, null, null, 'The standard asks for this column; the file does not have it');
  }
  return plan;
}

function longestRow(rows: CsvTable['rows']): number {
  return rows.reduce((longest, { cells }) => {
    const used = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    return Math.max(longest, used);
  }, 0);
}
