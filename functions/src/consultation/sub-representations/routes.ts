import { route, type Route } from '../../platform/endpoint.ts';
import { requireRepresentation } from '../ground/representations/require-representation.ts';
import {
  correctSubRepresentation,
  makeSubRepresentation,
  requireSubRepresentation,
} from './change-sub-representations.ts';
import {
  addSubRepresentation,
  changeSubRepresentation,
  getSubRepresentation,
  listSubRepresentations,
} from './contract.ts';
import { findSubRepresentations } from './queries.ts';

export const subRepresentationRoutes: Route[] = [
  route(listSubRepresentations, async ({ input: { representationId }, tx }) => {
    await requireRepresentation(tx, representationId);
    return { subRepresentations: await findSubRepresentations(tx, representationId) };
  }),
  route(getSubRepresentation, async ({ input: { id }, tx }) => ({
    subRepresentation: await requireSubRepresentation(tx, id),
  })),
  route(addSubRepresentation, async ({ input, actor, tx }) => ({
    subRepresentation: await makeSubRepresentation(tx, actor, input),
  })),
  route(changeSubRepresentation, async ({ input, actor, tx }) => ({
    subRepresentation: await correctSubRepresentation(tx, actor, input),
  })),
];
