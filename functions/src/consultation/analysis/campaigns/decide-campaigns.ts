import type { Actor } from '../../../platform/actor.ts';
import { checkVersion } from '../../../platform/check-version.ts';
import { changed } from '../../../platform/changed.ts';
import type { OutputOf, ParsedOf } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  type Campaign,
  type decideAdditions,
  type decideCampaign,
  type getCampaign,
  MAX_LISTED_MEMBERS,
  type removeMember,
  type setSignatories,
} from '../contract/campaigns.ts';
import {
  deleteMember,
  findCampaigns,
  findCampaignMembers,
  findSignatories,
  holdCampaign,
  writeSignatories,
} from '../queries/campaigns.ts';
import { acceptAdditions, findAdditions, keepApart } from '../queries/additions.ts';
import { writeDecision } from '../queries/proposals.ts';
import { publicTextOf } from '../queries/texts.ts';
import { isAsDecided } from '../is-as-decided.ts';
import { differingParts, type TextPart } from './differing.ts';

/** Tables and counts of representations show their campaign. */
const shown = { entity: 'representation' } as const;

async function requireCampaign(tx: Tx, id: number): Promise<Campaign> {
  const [found] = await findCampaigns(tx, { id });
  if (!found) throw new AppError('not-found');
  return found;
}

/** A campaign with its members and their common text. Throws not-found. */
export async function openCampaign(tx: Tx, id: number): Promise<OutputOf<typeof getCampaign>> {
  const campaign = await requireCampaign(tx, id);
  const members = await findCampaignMembers(tx, id, MAX_LISTED_MEMBERS);
  const leader = members[0]?.representationId;
  const isConfirmed = campaign.state === 'confirmed';
  return {
    campaign,
    members,
    additions: isConfirmed ? await findAdditions(tx, id, MAX_LISTED_MEMBERS) : [],
    text: leader === undefined ? '' : await publicTextOf(tx, leader),
  };
}

/** How a member, or one that is proposed, differs from the text that all are compared with. Throws not-found. */
export async function compare(tx: Tx, id: number, representationId: number): Promise<TextPart[]> {
  const most = Number.MAX_SAFE_INTEGER;
  const members = await findCampaignMembers(tx, id, most);
  const [leader] = members;
  const compared = [...members, ...(await findAdditions(tx, id, most))];
  if (!leader || !compared.some((each) => each.representationId === representationId))
    throw new AppError('not-found');
  return differingParts(
    await publicTextOf(tx, leader.representationId),
    await publicTextOf(tx, representationId),
  );
}

/** Confirms, dissolves or renames a campaign. Throws not-found and changed-meanwhile. */
export async function decide(
  tx: Tx,
  actor: Actor,
  { id, row_version, ...decided }: ParsedOf<typeof decideCampaign>,
): Promise<Campaign> {
  const held = await holdCampaign(tx, id);
  if (!held) throw new AppError('not-found');
  if (isAsDecided(held, decided)) return requireCampaign(tx, id);
  checkVersion(row_version, held.row_version, { name: held.name, state: held.state });
  await writeDecision(tx, 'campaigns', id, decided, actor.accountId);
  const campaign = await requireCampaign(tx, id);
  await changed(tx, actor, { of: shown, ids: campaign.ids, kind: 'updated' });
  return campaign;
}

/** Says how many signed a member. Throws not-found and changed-meanwhile. */
export async function sign(
  tx: Tx,
  { id, representationId, signatories, from }: ParsedOf<typeof setSignatories>,
): Promise<Campaign> {
  if (!(await holdCampaign(tx, id))) throw new AppError('not-found');
  const present = await findSignatories(tx, id, representationId);
  if (present === undefined) throw new AppError('not-found');
  if (present !== signatories) {
    checkVersion(from, present, { signatories: String(present) });
    await writeSignatories(tx, id, representationId, signatories);
  }
  return requireCampaign(tx, id);
}

/** Adds to a confirmed campaign what is proposed for it, or keeps it apart. Throws not-found and changed-meanwhile. */
export async function decideOnAdditions(
  tx: Tx,
  actor: Actor,
  { id, representationIds, decision }: ParsedOf<typeof decideAdditions>,
): Promise<Campaign> {
  const held = await holdCampaign(tx, id);
  if (!held) throw new AppError('not-found');
  if (held.state !== 'confirmed')
    throw new AppError('changed-meanwhile', { fields: { state: held.state } });
  if (decision === 'keep apart') await keepApart(tx, id, representationIds);
  else {
    const ids = await acceptAdditions(tx, id, representationIds);
    if (ids.length > 0) await changed(tx, actor, { of: shown, ids, kind: 'updated' });
  }
  return requireCampaign(tx, id);
}

/** Takes a representation out of a campaign. Throws not-found. */
export async function takeOut(
  tx: Tx,
  actor: Actor,
  { id, representationId }: ParsedOf<typeof removeMember>,
): Promise<Campaign> {
  if (!(await holdCampaign(tx, id))) throw new AppError('not-found');
  if (!(await deleteMember(tx, id, representationId))) throw new AppError('not-found');
  await changed(tx, actor, { of: shown, ids: [representationId], kind: 'updated' });
  return requireCampaign(tx, id);
}
