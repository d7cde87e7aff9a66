import { route, type Route } from '../../platform/endpoint.ts';
import {
  compareMember,
  decideAdditions,
  decideCampaign,
  getCampaign,
  listCampaigns,
  removeMember,
  setSignatories,
} from './contract/campaigns.ts';
import { decideTheme, getTheme, listThemes, mergeTheme } from './contract/themes.ts';
import {
  compare,
  decide,
  decideOnAdditions,
  openCampaign,
  sign,
  takeOut,
} from './campaigns/decide-campaigns.ts';
import { findCampaigns } from './queries/campaigns.ts';
import { findThemesOf } from './queries/themes.ts';
import { decideOn, mergeInto, openTheme } from './themes/decide-themes.ts';

/** What the product proposes, and what officers decide on it. */
export const proposalRoutes: Route[] = [
  route(listCampaigns, async ({ input, tx }) => ({ campaigns: await findCampaigns(tx, input) })),
  route(getCampaign, ({ input: { id }, tx }) => openCampaign(tx, id)),
  route(compareMember, async ({ input: { id, representationId }, tx }) => ({
    parts: await compare(tx, id, representationId),
  })),
  route(decideCampaign, async ({ input, actor, tx }) => ({
    campaign: await decide(tx, actor, input),
  })),
  route(decideAdditions, async ({ input, actor, tx }) => ({
    campaign: await decideOnAdditions(tx, actor, input),
  })),
  route(setSignatories, async ({ input, tx }) => ({ campaign: await sign(tx, input) })),
  route(removeMember, async ({ input, actor, tx }) => ({
    campaign: await takeOut(tx, actor, input),
  })),
  route(listThemes, async ({ input, tx }) => ({ themes: await findThemesOf(tx, input) })),
  route(getTheme, ({ input, tx }) => openTheme(tx, input)),
  route(decideTheme, async ({ input, actor, tx }) => ({ theme: await decideOn(tx, actor, input) })),
  route(mergeTheme, async ({ input, actor, tx }) => ({ theme: await mergeInto(tx, actor, input) })),
];
