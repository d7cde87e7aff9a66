import { route, type Route } from '../../platform/endpoint.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { assign, unassign } from './change-assignees.ts';
import { addAssignee, listAssignees, removeAssignee } from './contract/assignees.ts';
import { findAssignees } from './queries/assignees.ts';

/** Who looks after a site. */
export const assigneeRoutes: Route[] = [
  route(listAssignees, async ({ input: { siteId }, tx }) => {
    await requireSite(tx, siteId);
    return { assignees: await findAssignees(tx, siteId) };
  }),
  route(addAssignee, async ({ input, actor, tenant, tx }) => ({
    assignee: await assign(tx, { tenant, actor }, input.siteId, input.user_id),
  })),
  route(removeAssignee, async ({ input: { siteId, userId }, actor, tx }) => {
    await unassign(tx, actor, siteId, userId);
    return undefined;
  }),
];
