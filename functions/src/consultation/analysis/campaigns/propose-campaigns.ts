import type { Tx } from '../../../platform/db.ts';
import { analysisMessages as messages } from '../messages.ts';
import { decidedMembers, replaceProposals } from '../queries/campaigns.ts';
import { publicTexts } from '../queries/texts.ts';
import { type AlikeGroup, groupAlike } from './group-alike.ts';

/** A group is a dissolved one again if so many of its members were in it. */
const AGAIN = 0.8;

/**
 * Proposes the campaigns of a consultation anew; what officers decided stays. They are numbered, for a name of their own
 * words would outlive a redaction. Gives how many were found.
 */
export async function proposeCampaigns(tx: Tx, consultationId: number): Promise<number> {
  const decided = await decidedMembers(tx, consultationId);
  const confirmed = new Set(
    decided.filter(({ state }) => state === 'confirmed').map(({ id }) => id),
  );
  const texts = (await publicTexts(tx, consultationId)).filter(({ id }) => !confirmed.has(id));
  const before = new Set(decided.map(({ campaign }) => campaign)).size;
  const dissolved = decided.filter(({ state }) => state === 'dissolved');
  const groups = groupAlike(texts)
    .filter((group) => !isDissolved(group, dissolved))
    .map((group, at) => ({ ...group, name: messages.campaign(before + at + 1) }));
  await replaceProposals(tx, consultationId, groups);
  return groups.length;
}

/** Whether officers have dissolved this group before. */
function isDissolved(
  { members }: AlikeGroup,
  dissolved: readonly { id: number; campaign: number }[],
): boolean {
  const ids = new Set(members.map(({ id }) => id));
  const met = new Map<number, number>();
  for (const { id, campaign } of dissolved)
    if (ids.has(id)) met.set(campaign, (met.get(campaign) ?? 0) + 1);
  return [...met.values()].some((count) => count >= AGAIN * members.length);
}
