import { route, type Route } from '../../platform/endpoint.ts';
import { requireRepresentation } from '../ground/representations/require-representation.ts';
import { assignPart, assignRepresentation } from './assign.ts';
import {
  getAssignees,
  getMyWork,
  listOfficers,
  setAssignees,
  setSubAssignees,
} from './contract.ts';
import { findRepresentationAssignees, findOfficers, findWork } from './queries.ts';

export const assignmentRoutes: Route[] = [
  route(listOfficers, async ({ tx }) => ({ officers: await findOfficers(tx) })),
  route(getAssignees, async ({ input: { id }, tx }) => {
    await requireRepresentation(tx, id);
    return { assignees: await findRepresentationAssignees(tx, id) };
  }),
  route(setAssignees, async ({ input, actor, tx }) => ({
    assignees: await assignRepresentation(tx, actor, input),
  })),
  route(setSubAssignees, async ({ input, actor, tx }) => ({
    assignees: await assignPart(tx, actor, input),
  })),
  route(getMyWork, ({ actor, tx }) => findWork(tx, actor.accountId)),
];
