import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import { faultsBetween } from '../../council/ground/dictionary/field-checks.ts';
import type { Finding } from '../../records/imports/findings.ts';
import type { FileSite } from './compare-sites.ts';

/**
 * Holds a row against the dictionary's checks between fields: a value that they refuse is not taken, one that they warn
 * of is; each with a finding.
 */
export function withoutFaults(
  site: FileSite,
  fields: readonly DictionaryField[],
): { site: FileSite; findings: Finding[] } {
  const faults = faultsBetween(fields, site.values);
  const refused = new Set(
    faults.filter(({ level }) => level === 'refuse').map(({ field }) => field),
  );
  const columnOf = (name: string) => {
    const field = fields.find(({ dbPropertyName }) => dbPropertyName === name);
    return field?.standardName ?? field?.label ?? name;
  };
  const findings = faults.map(({ field, level, message }): Finding => ({
    row: site.row,
    reference: site.reference,
    outcome: level === 'refuse' ? 'refused' : 'noted',
    column: columnOf(field),
    from: String(site.values[field]),
    to: null,
    reason: message,
  }));
  const values = Object.fromEntries(
    Object.entries(site.values).filter(([name]) => !refused.has(name)),
  );
  return { site: { ...site, values }, findings };
}
