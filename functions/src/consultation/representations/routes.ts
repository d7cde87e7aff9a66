import { randomUUID } from 'node:crypto';
import { partOfBulkChange } from '../../land/ground/history/bulk-change.ts';
import { bulkChangeRoutes } from '../../land/ground/history/bulk-routes.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { invalidField } from '../../platform/errors.ts';
import { changeRecord, undoRecordChange } from '../ground/records/change-records.ts';
import { holdRecords } from '../ground/records/queries.ts';
import { recordRoutes } from '../ground/records/record-routes.ts';
import { sentValues } from '../ground/records/sent-values.ts';
import { publicationMessages } from '../ground/publication/messages.ts';
import { isPublic } from '../ground/publication/queries.ts';
import { changeStatus, requireReason } from '../ground/representations/change-status.ts';
import {
  addRepresentation,
  changeRepresentation,
  duplicateRepresentation,
  getRepresentation,
  lookAtRepresentationChanges,
  representationCalls,
  setAgents,
  setRepresentee,
  undoRepresentationChanges,
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
  route(
    changeRepresentation,
    async ({ input: { id, row_version, statusReason, ...sent }, actor, tx }) => {
      const values = sentValues(representations, sent);
      const { status } = await requireRepresentation(tx, id);
      if (sent.status !== undefined && sent.status !== status)
        requireReason(sent.status, statusReason, 'statusReason');
      const wasPublic = await isPublic(tx, id);
      await changeRecord(tx, actor, representations, id, {
        rowVersion: row_version,
        values,
        reasons: { status: statusReason },
      });
      // A change of its fields ends what is public for this reason alone.
      const isWithdrawn = wasPublic && !(await isPublic(tx, id));
      return {
        representation: await requireRepresentation(tx, id),
        withdrawn: isWithdrawn ? publicationMessages.withdrawnConsent : null,
      };
    },
  ),
  route(updateStatus, async ({ input: { ids, status, reason, bulk_id }, actor, tx }) => {
    requireReason(status, reason, 'reason');
    const change = { id: bulk_id ?? randomUUID(), entity: representations.changes.entity };
    const given = () => changeStatus(tx, actor, ids, status, reason);
    return { ids: await partOfBulkChange(tx, actor, change, given), bulk_id: change.id };
  }),
  ...bulkChangeRoutes(
    { look: lookAtRepresentationChanges, undo: undoRepresentationChanges },
    {
      entity: representations.changes.entity,
      names: (tx, ids) => representations.record.names(tx, [...ids]),
      hold: async (tx, ids) => (await holdRecords(tx, representations, ids)).map(({ id }) => id),
      undo: (tx, actor, id, bulkId) => undoRecordChange(tx, actor, representations, id, { bulkId }),
    },
  ),
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
