import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import type { Tx } from '../../platform/db.ts';
import { organisations } from '../ground/people/organisation-records.ts';
import { findContacts, findOrganisations } from '../ground/people/queries.ts';
import { recordRoutes } from '../../records/kept/record-routes.ts';
import { addWithContacts, correctOrganisation } from './change-organisations.ts';
import {
  addOrganisation,
  changeOrganisation,
  getOrganisation,
  organisationCalls,
} from './contract.ts';

export const organisationRoutes: Route[] = [
  ...recordRoutes(organisationCalls, organisations),

  route(addOrganisation, async ({ input, actor, tx }) =>
    withContacts(tx, await addWithContacts(tx, actor, input)),
  ),
  route(getOrganisation, ({ input: { id }, tx }) => withContacts(tx, id)),
  route(changeOrganisation, async ({ input: { id, ...sent }, actor, tx }) => {
    await correctOrganisation(tx, actor, id, sent);
    const { organisation } = await withContacts(tx, id);
    return { organisation };
  }),
];

async function withContacts(tx: Tx, id: number) {
  const [organisation] = await findOrganisations(tx, [id]);
  if (!organisation) throw new AppError('not-found');
  return { organisation, contacts: await findContacts(tx, { organisationId: id }) };
}
