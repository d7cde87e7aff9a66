import type { Tx } from '../../platform/db.ts';
import { findAdvice } from './advice.ts';
import type { DocumentFinding } from './contract/publishing.ts';
import { withCounts } from './charts/with-counts.ts';
import { draftedOf, findFaults, findShown } from './findings.ts';
import { readWhole } from './read-draft.ts';

/** What keeps a draft from being published, then what could be better. Throws not-found. */
export async function checkDraft(
  tx: Tx,
  shortName: string,
  id: number,
): Promise<DocumentFinding[]> {
  const whole = await readWhole(tx, id);
  const draft = await withCounts(tx, shortName, draftedOf(whole));
  const shown = await findShown(tx, id, draft.blocks);
  const faults = findFaults(draft, shown);
  return [...faults, ...findAdvice(draft, whole.consultation?.state ?? null, shown)];
}
