import { dictionaryOf } from '../../../council/ground/dictionary/queries.ts';
import type { Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import {
  registerPlan,
  registerRow,
  type RegisterProblem,
  type RegisterSite,
} from './brownfield/register-row.ts';
import type { ChosenSites } from './chosen-sites.ts';
import { EXPORT_LIMITS } from './file-types.ts';
import { exportMessages as messages } from './messages.ts';
import { findRows } from './queries/rows.ts';

const PAGE = 2_000;
const MAX_SITES = 50_000;

export interface RegisterCheck {
  /** At most 500. */
  problems: RegisterProblem[];
  /** Sites that do not belong in the register, and why; at most 500. */
  leftOut: RegisterSite[];
  /** Sites that belong there with a word; at most 500. */
  noted: RegisterSite[];
  counts: {
    sites: number;
    readySites: number;
    problems: number;
    leftOut: number;
    noted: number;
  };
  readyIds: number[];
}

/**
 * Whether the sites make a valid brownfield land register: each site by itself, and no reference twice. A column that
 * the dictionary has no field for is a problem of the register; the sites alone may still be ready, with blanks in it.
 * Land that was not developed before does not belong there, whatever else it lacks.
 */
export async function checkRegister(
  tx: Tx,
  chosen: ChosenSites,
  scenario: string,
): Promise<RegisterCheck> {
  if (chosen.sites > MAX_SITES) throw invalidField('selection', messages.tooManySites(MAX_SITES));
  const plan = registerPlan(await dictionaryOf(tx));
  const problems = [...plan.problems];
  const references = new Map<string, number[]>();
  const ready = new Set<number>();
  const leftOut: RegisterSite[] = [];
  const noted: RegisterSite[] = [];
  let sites = 0;
  for (let from = 0; from < chosen.sites; from += PAGE) {
    const ids = await chosen.slice(tx, from, from + PAGE);
    const rows = await findRows(tx, ids, { columns: plan.columns, scenario, shape: 'none' });
    sites += rows.length;
    for (const row of rows) {
      const { cells, problems: found, ...about } = registerRow(row, plan);
      if (about.leftOut) {
        leftOut.push(about.leftOut);
        continue;
      }
      if (about.noted) noted.push(about.noted);
      problems.push(...found);
      if (found.length === 0) ready.add(row.id);
      const reference = cells[0] ?? '';
      if (reference !== '')
        references.set(reference, [...(references.get(reference) ?? []), row.id]);
    }
  }
  for (const [reference, siteIds] of references) {
    if (siteIds.length === 1) continue;
    for (const siteId of siteIds) {
      ready.delete(siteId);
      const reason = messages.repeated(siteIds.length);
      problems.push({ siteId, reference, column: 'SiteReference', reason });
    }
  }
  return {
    problems: problems.slice(0, EXPORT_LIMITS.problems),
    leftOut: leftOut.slice(0, EXPORT_LIMITS.problems),
    noted: noted.slice(0, EXPORT_LIMITS.problems),
    counts: {
      sites,
      readySites: ready.size,
      problems: problems.length,
      leftOut: leftOut.length,
      noted: noted.length,
    },
    readyIds: [...ready],
  };
}
