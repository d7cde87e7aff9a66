import { randomUUID } from 'node:crypto';
import { partOfBulkChange } from '../../records/history/bulk-change.ts';
import { noticingWithdrawn } from '../../records/history/noticing-withdrawn.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { invalidField } from '../../platform/errors.ts';
import { changeRecord, changeRecords } from '../../records/kept/change-records.ts';
import { holdRecords } from '../../records/kept/queries.ts';
import { recordRoutes } from '../../records/kept/record-routes.ts';
import { registeredUndo } from '../ground/arrivals/take-back.ts';
import { sentValues } from '../../records/kept/sent-values.ts';
import { publicationMessages } from '../ground/publication/messages.ts';
import { publicAmong } from '../ground/publication/queries/publication.ts';
import { changeStatus, requireReason } from '../ground/representations/change-status.ts';
import {
  addRepresentation,
  changeFieldOfMany,
  changeRepresentation,
  duplicateRepresentation,
  getRepresentation,
  listRepresentationsOfSite,
  representationCalls,
  setAgents,
  setRepresentee,
  updateStatus,
} from './contract.ts';
import { valueForMany } from './value-for-many.ts';
import { representationMessages as messages } from '../ground/representations/messages.ts';
import { changeAgents, changeRepresentee } from '../ground/representations/people.ts';
import { duplicate, register } from '../ground/representations/register.ts';
import { representations } from '../ground/representations/representation-records.ts';
import { representationsOfSite } from '../ground/representations/queries/of-site.ts';
import { requireSite } from '../../land/ground/sites/required-sites.ts';
import { requireRepresentation } from '../ground/representations/require-representation.ts';

/** So many of those that mark a site are listed; the number of all is told. */
const LISTED_OF_SITE = 100;

export const representationRoutes: Route[] = [
  ...recordRoutes(representationCalls, representations, registeredUndo),

  route(addRepresentation, async ({ input, actor, tx }) => {
    const { entity } = representations.changes;
    const change = { id: randomUUID(), entity, kind: 'registered' } as const;
    const add = () => register(tx, actor, input);
    return { representation: await partOfBulkChange(tx, actor, change, add), bulk_id: change.id };
  }),
  route(getRepresentation, async ({ input: { id }, tx }) => ({
    representation: await requireRepresentation(tx, id),
  })),
  route(listRepresentationsOfSite, async ({ input: { siteId }, tx }) => {
    await requireSite(tx, siteId);
    return representationsOfSite(tx, siteId, LISTED_OF_SITE);
  }),
  route(
    changeRepresentation,
    async ({ input: { id, row_version, statusReason, ...sent }, actor, tx }) => {
      const values = sentValues(representations, sent);
      const { status } = await requireRepresentation(tx, id);
      if (sent.status !== undefined && sent.status !== status)
        requireReason(sent.status, statusReason, 'statusReason');
      await holdRecords(tx, representations, [id]);
      const changeId = randomUUID();
      const asked = {
        changeId,
        rowVersion: row_version,
        values,
        reasons: { status: statusReason },
      };
      const change = () => changeRecord(tx, actor, representations, id, asked);
      const { result, withdrawn } = await noticingWithdrawn(tx, publicAmong, [id], change);
      return {
        representation: await requireRepresentation(tx, id),
        // A change of its fields ends what is public for this reason alone.
        withdrawn: withdrawn.length > 0 ? publicationMessages.withdrawnConsent : null,
        change_id: Number(result.row_version) === row_version ? null : changeId,
      };
    },
  ),
  route(updateStatus, async ({ input: { ids, status, reason, bulk_id }, actor, tx }) => {
    requireReason(status, reason, 'reason');
    const change = { id: bulk_id ?? randomUUID(), entity: representations.changes.entity };
    const given = () => changeStatus(tx, actor, ids, status, reason);
    return { ids: await partOfBulkChange(tx, actor, change, given), bulk_id: change.id };
  }),
  route(changeFieldOfMany, async ({ input: { ids, field, value, bulk_id }, actor, tx }) => {
    const values = await valueForMany(tx, field, value);
    const change = { id: bulk_id ?? randomUUID(), entity: representations.changes.entity };
    const { result, withdrawn } = await partOfBulkChange(tx, actor, change, async () => {
      await holdRecords(tx, representations, ids);
      const give = () => changeRecords(tx, actor, representations, ids, values);
      return noticingWithdrawn(tx, publicAmong, ids, give);
    });
    return { ids: result, withdrawn: withdrawn.length, bulk_id: change.id };
  }),
  route(duplicateRepresentation, async ({ input: { id }, actor, tx }) => ({
    representation: await duplicate(tx, actor, id),
  })),
  route(setAgents, async ({ input: { id, ...named }, actor, tx }) => {
    await changeAgents(tx, actor, id, named);
    return { representation: await requireRepresentation(tx, id) };
  }),
  route(setRepresentee, async ({ input, actor, tx }) => {
    const id = input.placemakerConsulRepresentId;
    const contactId = input.placemakerConsulContactId ?? null;
    const organisationId = input.placemakerConsulOrganisationId ?? null;
    if ((contactId === null) === (organisationId === null))
      throw invalidField('representee', messages.representeeRequired);
    const withdrawn = await changeRepresentee(tx, actor, id, {
      contactId,
      organisationId,
      from: input.from,
    });
    return { representation: await requireRepresentation(tx, id), withdrawn };
  }),
];
