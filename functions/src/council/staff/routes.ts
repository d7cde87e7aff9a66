import type { Actor } from '../../platform/actor.ts';
import { networkRoute, route, type Route } from '../../platform/endpoint.ts';
import {
  disableStaffAccount,
  openStaffAccount,
  removeStaffAccount,
} from '../ground/staff-accounts/accounts.ts';
import * as contract from './contract.ts';
import { findStaffAccounts, type StaffRow } from '../ground/staff-accounts/queries.ts';

/** Administration of the council's own staff. */
export const staffRoutes: Route[] = [
  route(contract.listStaffAccounts, async ({ input, tx }) => {
    const { rows, total } = await findStaffAccounts(tx, input);
    return { users: rows.map(toResponse), total };
  }),

  networkRoute(contract.createStaffAccount, async ({ input, ...place }) =>
    toResponse(await openStaffAccount(place, input)),
  ),

  networkRoute(contract.putStaffDisabled, async ({ input, actor, ...place }) =>
    toResponse(await disableStaffAccount(place, (actor as Actor).accountId, input)),
  ),

  networkRoute(contract.deleteStaffAccount, async ({ input, actor, ...place }) => {
    await removeStaffAccount(place, (actor as Actor).accountId, input.uid);
    return undefined;
  }),
];

function toResponse({ uid, email, display_name, roles, disabled, created_at }: StaffRow) {
  return { uid, email, name: display_name ?? email, roles, disabled, createdAt: created_at };
}
