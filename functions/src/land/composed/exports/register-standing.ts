import type { Tx } from '../../../platform/db.ts';
import { siteNames } from '../../ground/sites/site-names.ts';
import type {
  ExportedRegisterRow,
  RegisterProblem,
  RegisterSite,
} from './brownfield/register-row.ts';
import { exportMessages as messages } from './messages.ts';
import { findAllAround } from './queries/inside.ts';

type Rows = ReadonlyMap<number, ExportedRegisterRow>;

/** What of the sites that belong in the register stands there, and why the others do not. */
interface PublicationState {
  ready: ReadonlySet<number>;
  /** Land counts once: they lie inside others that stand there. */
  inside: RegisterSite[];
  /** What the standard has against those that are not inside of others. */
  problems: RegisterProblem[];
}

/**
 * Of sites that belong in the register those that can stand there. One inside another that does is none of it,
 * whatever else it lacks; what has ended takes no land. No reference stands there twice.
 */
export async function standingOf(tx: Tx, rows: Rows): Promise<PublicationState> {
  const open = [...rows].filter(([, { hasEnded }]) => !hasEnded).map(([id]) => id);
  const around = await findAllAround(tx, open);
  const ready = new Set(
    [...rows].filter(([, { problems }]) => problems.length === 0).map(([id]) => id),
  );
  // A site whose whole shares a reference, and so does not stand there, is asked again.
  for (;;) {
    const inside = insideOf(around, ready);
    const repeated = repeatedIn(rows, inside);
    const lost = repeated.filter(({ siteId }) => ready.delete(siteId));
    if (lost.length > 0) continue;
    for (const id of inside.keys()) ready.delete(id);
    const own = [...rows].flatMap(([id, row]) => (inside.has(id) ? [] : row.problems));
    return {
      ready,
      inside: await toldInside(tx, rows, inside),
      problems: [...own, ...repeated],
    };
  }
}

/** Those that lie inside sites that are ready, with the outermost of these. */
function insideOf(
  around: ReadonlyMap<number, number[]>,
  ready: ReadonlySet<number>,
): Map<number, number> {
  const inside = new Map<number, number>();
  for (const [id, others] of around) {
    const outermost = others.find((other) => ready.has(other));
    if (outermost !== undefined) inside.set(id, outermost);
  }
  return inside;
}

function repeatedIn(rows: Rows, inside: ReadonlyMap<number, number>) {
  const references = new Map<string, number[]>();
  for (const [id, { cells }] of rows) {
    const reference = cells[0] ?? '';
    if (reference === '' || inside.has(id)) continue;
    const named = references.get(reference);
    if (named) named.push(id);
    else references.set(reference, [id]);
  }
  return [...references].flatMap(([reference, siteIds]) => {
    if (siteIds.length === 1) return [];
    const reason = messages.repeated(siteIds.length);
    return siteIds.map((siteId) => ({ siteId, reference, column: 'SiteReference', reason }));
  });
}

async function toldInside(
  tx: Tx,
  rows: Rows,
  inside: ReadonlyMap<number, number>,
): Promise<RegisterSite[]> {
  const names = await siteNames(tx, [...new Set(inside.values())]);
  return [...inside].map(([siteId, around]) => ({
    siteId,
    reference: rows.get(siteId)?.cells[0] || null,
    reason: messages.inside(names.get(around) ?? String(around)),
  }));
}
