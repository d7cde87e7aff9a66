import { route, type Route } from '../../../platform/endpoint.ts';
import { invalidField } from '../../../platform/errors.ts';
import { EXPORT_LIMITS } from '../../../records/exports/file-types.ts';
import { readFilters, siteCondition } from '../../ground/search/matching-sites.ts';
import { getSelection, keepSelection } from './contract.ts';
import { existing } from './existing.ts';
import { exportMessages as messages } from './messages.ts';
import { findSelection, keepIds, keepMatching } from './queries/selections.ts';

/** The endpoints of what was selected in a search, kept for an export. */
export const selectionRoutes: Route[] = [
  route(keepSelection, async ({ input, actor, tx }) => {
    if (input.site_ids) return keepIds(tx, actor.accountId, [...new Set(input.site_ids)]);
    const where = await siteCondition(tx, readFilters(input.filters));
    const kept = await keepMatching(tx, actor.accountId, where, EXPORT_LIMITS.selection);
    if (kept.sites > EXPORT_LIMITS.selection)
      throw invalidField('filters', messages.tooManySites(EXPORT_LIMITS.selection));
    return kept;
  }),

  route(getSelection, async ({ input, tx }) => existing(await findSelection(tx, input.id))),
];
