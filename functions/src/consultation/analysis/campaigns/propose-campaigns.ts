import type { Tx } from '../../../platform/db.ts';
import { analysisMessages as messages } from '../messages.ts';
import { decidedMembers, holdProposals, replaceProposals } from '../queries/campaigns.ts';
import { confirmedTexts, keptApart, replaceAdditions } from '../queries/additions.ts';
import { publicTexts } from '../queries/texts.ts';
import { type AlikeGroup, groupAlike } from './group-alike.ts';
import { likeConfirmed } from './like-confirmed.ts';

/** A group is a dissolved one again if so many of its members were in it. */
const AGAIN = 0.8;

/**
 * Proposes the campaigns of a consultation anew; what officers decided stays. They are numbered, for a name of their own
 * words would outlive a redaction. A letter that looks like a confirmed campaign is proposed for that one. Gives how many
 * groups and how many such letters were found.
 */
export async function proposeCampaigns(
  tx: Tx,
  consultationId: number,
): Promise<{ groups: number; additions: number }> {
  await holdProposals(tx, consultationId);
  const decided = await decidedMembers(tx, consultationId);
  const confirmed = new Set(
    decided.filter(({ state }) => state === 'confirmed').map(({ id }) => id),
  );
  const texts = (await publicTexts(tx, consultationId)).filter(({ id }) => !confirmed.has(id));
  const additions = likeConfirmed(
    await confirmedTexts(tx, consultationId),
    texts,
    await keptApart(tx, consultationId),
  );
  const added = new Set(additions.map(({ id }) => id));
  const before = new Set(decided.map(({ campaign }) => campaign)).size;
  const dissolved = decided.filter(({ state }) => state === 'dissolved');
  const groups = groupAlike(texts.filter(({ id }) => !added.has(id)))
    .filter((group) => !isDissolved(group, dissolved))
    .map((group, at) => ({ ...group, name: messages.campaign(before + at + 1) }));
  await replaceProposals(tx, consultationId, groups);
  await replaceAdditions(tx, consultationId, additions);
  return { groups: groups.length, additions: additions.length };
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
