import { route, type Route } from '../../platform/endpoint.ts';
import { requireRepresentation } from '../ground/representations/require-representation.ts';
import { assign, assignPart } from './assign.ts';
import {
  getAssignees,
  getMyWork,
  listOfficers,
  setAssignees,
  setSubAssignees,
} from './contract.ts';
import { findAssignees, findOfficers, findWork } from './queries.ts';

export const assignmentRoutes: Route[] = [
  route(listOfficers, async ({ tx }) => ({ officers: await findOfficers(tx) })),
  route(getAssignees, async ({ input: { id }, tx }) => {
    await requireRepresentation(tx, id);
    return { assignees: await findAssignees(tx, id) };
  }),
  route(setAssignees, async ({ input: { id, accountIds }, actor, tx }) => ({
    assignees: await assign(tx, actor, id, accountIds),
  })),
  route(setSubAssignees, async ({ input: { id, accountIds }, actor, tx }) => ({
    assignees: await assignPart(tx, actor, id, accountIds),
  })),
  route(getMyWork, ({ actor, tx }) => findWork(tx, actor.accountId)),
];
