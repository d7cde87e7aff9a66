import { route, type Route } from '../../platform/endpoint.ts';
import { invalidField } from '../../platform/errors.ts';
import { changeRecord } from '../ground/records/change-records.ts';
import { recordRoutes } from '../ground/records/record-routes.ts';
import { sentValues } from '../ground/records/sent-values.ts';
import { publicationMessages } from '../ground/publication/messages.ts';
import { isPublic } from '../ground/publication/queries.ts';
import { changeStatus } from '../ground/representations/change-status.ts';
import {
  addRepresentation,
  changeRepresentation,
  duplicateRepresentation,
  getRepresentation,
  representationCalls,
  setAgents,
  setRepresentee,
  updateStatus,
} from './contract.ts';
import { representationMessages as messages } from '../ground/representations/messages.ts';
import { changeAgents, changeRepresentee } from '../ground/representations/people.ts';
import { duplicate, register } from '../ground/representations/register.ts';
import { representations } from '../ground/representations/representation-records.ts';
import { requireRepresentation } from '../ground/representations/require-representation.ts';

export const representationRoutes: Route[] = [
  ...recordRoutes(representationCalls, representations),

  route(addRepresentation, async ({ input, actor, tx }) => ({
    representation: await register(tx, actor, input),
  })),
  route(getRepresentation, async ({ input: { id }, tx }) => ({
    representation: await requireRepresentation(tx, id),
  })),
  route(changeRepresentation, async ({ input: { id, row_version, ...sent }, actor, tx }) => {
    const values = sentValues(representations, sent);
    const wasPublic = await isPublic(tx, id);
    await changeRecord(tx, actor, representations, id, { rowVersion: row_version, values });
    // A change of its fields ends what is public for this reason alone.
    const isWithdrawn = wasPublic && !(await isPublic(tx, id));
    return {
      representation: await requireRepresentation(tx, id),
      withdrawn: isWithdrawn ? publicationMessages.withdrawnConsent : null,
    };
  }),
  route(updateStatus, async ({ input: { ids, status }, actor, tx }) => ({
    ids: await changeStatus(tx, actor, ids, status),
  })),
  route(duplicateRepresentation, async ({ input: { id }, actor, tx }) => ({
    representation: await duplicate(tx, actor, id),
  })),
  route(setAgents, async ({ input: { id, agents }, actor, tx }) => {
    await changeAgents(tx, actor, id, agents);
    return { representation: await requireRepresentation(tx, id) };
  }),
  route(setRepresentee, async ({ input, actor, tx }) => {
    const id = input.placemakerConsulRepresentId;
    const contactId = input.placemakerConsulContactId ?? null;
    const organisationId = input.placemakerConsulOrganisationId ?? null;
    if ((contactId === null) === (organisationId === null))
      throw invalidField('representee', messages.representeeRequired);
    await changeRepresentee(tx, actor, id, { contactId, organisationId });
    return { representation: await requireRepresentation(tx, id) };
  }),
];
