import type { Request } from 'express';
import { may, readActor, type Actor } from '../../../platform/actor.ts';
import { withTenant } from '../../../platform/db.ts';
import { sessionOf } from '../../../platform/request-session.ts';
import { AppError } from '../../../platform/errors.ts';
import { refuseWhileMaintained } from '../../../platform/maintenance.ts';
import { hostOf } from '../../../platform/origin.ts';
import { sessionCookieOf } from '../../../platform/session-cookie.ts';
import { requireTenant, tenantAsked, type Asked, type Tenant } from '../../../platform/tenancy.ts';
import { vectorTile } from '../contract.ts';
import { sitesLayerId } from '../../ground/layers/sites-layer.ts';
import { BriefCache } from './brief-cache.ts';
import type { TileRequest } from './tile-request.ts';

/** Who is viewing tiles, and of which council. */
export type Viewer = { tenant: Tenant; actor: Actor };

/** How long tiles may still be served after a session is revoked or a permission withdrawn. */
const trustedMs = 2000;

const viewers = new BriefCache<Viewer>(trustedMs);

/**
 * The signed-in person requesting a tile, cached for two seconds: a screen of tiles queries the database once. An
 * address that names another council than the request's is not found.
 */
export async function viewerOf(request: Request, asked: TileRequest): Promise<Viewer> {
  const cookie = sessionCookieOf(request);
  if (cookie === undefined) throw new AppError('unauthenticated');
  const header = request.headers['x-tenant'] as string | undefined;
  const council = tenantAsked(hostOf(request), header) ?? namedBy(asked);
  const key = `${JSON.stringify(council)}\n${cookie}`;
  const viewer = await viewers.get(key, () => admit(request, council));
  if (asked.tenant !== undefined && asked.tenant !== viewer.tenant.shortName) {
    throw new AppError('not-found');
  }
  const unit = asked.layerId === sitesLayerId ? 'sites' : 'placemaker';
  if (!may(viewer.actor, unit, 'read')) throw new AppError('not-authorized');
  return viewer;
}

/** On a local host a map library may send no header: then the address names the council. */
function namedBy({ tenant }: TileRequest): Asked | undefined {
  return tenant === undefined ? undefined : { shortName: tenant };
}

async function admit(request: Request, council: Asked | undefined): Promise<Viewer> {
  const tenant = await requireTenant(council);
  const session = await sessionOf(request, tenant);
  if (!session) throw new AppError('unauthenticated');
  const actor = await withTenant(tenant, (tx) => readActor(tx, session));
  refuseWhileMaintained(vectorTile, tenant, actor);
  return { tenant, actor };
}
