import type { Finding } from '../../../records/imports/findings.ts';
import type { RegisterRow } from './read-row.ts';

/**
 * One row per reference. Of rows that share one, the row with the latest LastUpdatedDate is kept, the first among
 * equals; each of the others becomes a finding: 'unchanged' if identical, otherwise 'refused'.
 */
export function settleRepeats(sites: RegisterRow[]): { kept: RegisterRow[]; findings: Finding[] } {
  const kept = new Map<string, RegisterRow>();
  for (const site of sites) {
    const other = kept.get(site.reference);
    if (!other || updated(site) > updated(other)) kept.set(site.reference, site);
  }
  const findings = sites.flatMap((site): Finding[] => {
    const winner = kept.get(site.reference);
    if (!winner || winner === site) return [];
    const same = content(winner) === content(site);
    return [
      {
        row: site.row,
        reference: site.reference,
        outcome: same ? 'unchanged' : 'refused',
        column: null,
        from: null,
        to: null,
        reason: same
          ? `The same as row ${winner.row}`
          : `Row ${winner.row} has the same SiteReference and was taken`,
      },
    ];
  });
  return { kept: sites.filter((site) => kept.get(site.reference) === site), findings };
}

function updated({ values }: RegisterRow): string {
  return String(values.LastUpdatedDate ?? '');
}

function content({ values, others, position }: RegisterRow): string {
  return JSON.stringify([values, others, position]);
}
