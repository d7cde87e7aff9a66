import { route, type Route } from '../../platform/endpoint.ts';
import { getAccess, unitNamed } from './contract.ts';
import { accessTo, firstPage } from '../ground/access/permissions.ts';

export const permissionRoutes: Route[] = [
  route(getAccess, async ({ input, actor }) => {
    const unit = unitNamed(input.unit);
    const access = accessTo(actor.grants, unit, input.actions);
    const redirect = !access.isAllowed && !input.blockRedirect;
    return {
      unit,
      ...access,
      redirectPath: redirect ? (firstPage(actor.grants) ?? '/sign-in?reason=not-authorized') : null,
    };
  }),
];
