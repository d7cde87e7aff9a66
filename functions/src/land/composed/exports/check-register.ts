import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import type { Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import {
  registerPlan,
  registerRow,
  type ExportedRegisterRow,
  type RegisterProblem,
  type RegisterSite,
} from './brownfield/register-row.ts';
import type { ChosenSites } from './chosen-sites.ts';
import { EXPORT_LIMITS } from '../../../records/exports/file-types.ts';
import { exportMessages as messages } from './messages.ts';
import { findRows } from './queries/rows.ts';
import { standingOf } from './register-standing.ts';

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
    /** Of those left out: they lie inside others of the register. */
    inside: number;
    noted: number;
  };
  readyIds: number[];
  /** Whether the council's dictionary, or who asks, says which land was developed before. */
  landKnown: boolean;
}

/**
 * Whether the sites make a valid brownfield land register: each site by itself, and no reference twice. A column that
 * the dictionary has no field for is a problem of the register; the sites alone may still be ready, with blanks in it.
 * Land that was not developed before does not belong there, whatever else it lacks. Land counts once: a site inside
 * another that is in the register, and has not ended, is left out, whatever it lacks.
 */
export async function checkRegister(
  tx: Tx,
  chosen: ChosenSites,
  { scenario, developed }: { scenario: string; developed?: boolean | undefined },
): Promise<RegisterCheck> {
  if (chosen.sites > MAX_SITES) throw invalidField('selection', messages.tooManySites(MAX_SITES));
  const plan = registerPlan(await dictionaryOf(tx), { developed });
  const leftOut: RegisterSite[] = [];
  const belonging = new Map<number, ExportedRegisterRow>();
  let sites = 0;
  for (let from = 0; from < chosen.sites; from += PAGE) {
    const ids = await chosen.slice(tx, from, from + PAGE);
    const rows = await findRows(tx, ids, { columns: plan.columns, scenario, shape: 'none' });
    sites += rows.length;
    for (const row of rows) {
      const about = registerRow(row, plan);
      if (about.leftOut) leftOut.push(about.leftOut);
      else belonging.set(row.id, about);
    }
  }
  const { ready, inside, problems: found } = await standingOf(tx, belonging);
  const problems = [...plan.problems, ...found];
  leftOut.push(...inside);
  for (const { siteId } of inside) belonging.delete(siteId);
  const noted = [...belonging.values()].flatMap((about) => about.noted ?? []);
  return {
    problems: problems.slice(0, EXPORT_LIMITS.problems),
    leftOut: leftOut.slice(0, EXPORT_LIMITS.problems),
    noted: noted.slice(0, EXPORT_LIMITS.problems),
    counts: {
      sites,
      readySites: ready.size,
      problems: problems.length,
      leftOut: leftOut.length,
      inside: inside.length,
      noted: noted.length,
    },
    readyIds: [...ready],
    landKnown: plan.land.by !== 'source',
  };
}
