import { withCheckedFields } from '../../council/ground/dictionary/field-checks.ts';
import { dictionaryOf } from '../../council/ground/dictionary/queries/dictionary.ts';
import type { OutputOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { monitoringYear } from '../ground/capacity/monitoring-year.ts';
import { capacityFieldsOf, siteFaults } from '../ground/site-checks/site-faults.ts';
import { siteNames } from '../ground/sites/site-names.ts';
import { type checkSites, MAX_FINDINGS } from './contract.ts';
import { sitesAfter } from './queries.ts';

const PAGE = 2_000;

/** Checks every site of the council under its base; the first findings, and how many there are. */
export async function checkAll(tx: Tx, now: Date): Promise<OutputOf<typeof checkSites>> {
  const fields = await dictionaryOf(tx);
  const planFrom = monitoringYear(now);
  const columns = checkedColumns(fields);
  const counts = { sites: 0, sitesWithFindings: 0, findings: 0 };
  const found: { siteId: number; field: string; message: string }[] = [];
  for (let after = 0, more = true; more;) {
    const sites = await sitesAfter(tx, after, columns, PAGE);
    for (const { id, values, capacity } of sites) {
      const faults = siteFaults(
        fields,
        values,
        capacity
          ? { homes: capacity.homes ?? undefined, trajectory: capacity.trajectory, planFrom }
          : undefined,
      );
      counts.sites++;
      counts.findings += faults.length;
      if (faults.length > 0) counts.sitesWithFindings++;
      if (found.length < MAX_FINDINGS)
        found.push(...faults.map((fault) => ({ siteId: id, ...fault })));
    }
    after = sites.at(-1)?.id ?? after;
    more = sites.length === PAGE;
  }
  const shown = found.slice(0, MAX_FINDINGS);
  const names = await siteNames(tx, [...new Set(shown.map(({ siteId }) => siteId))]);
  const labels = new Map(fields.map(({ dbPropertyName, label }) => [dbPropertyName, label]));
  return {
    findings: shown.map(({ siteId, field, message }) => ({
      siteId,
      name: names.get(siteId) ?? String(siteId),
      field: labels.get(field) ?? field,
      message,
    })),
    counts,
  };
}

function checkedColumns(fields: Awaited<ReturnType<typeof dictionaryOf>>): string[] {
  const checked = fields.filter(({ format }) => (format.CHECKS ?? []).length > 0);
  const between = withCheckedFields(
    fields,
    checked.map(({ dbPropertyName }) => dbPropertyName),
  );
  const known = capacityFieldsOf(fields).map(({ dbPropertyName }) => dbPropertyName);
  return [...new Set([...between, ...known])];
}
