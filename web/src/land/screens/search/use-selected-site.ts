import type { Geometry } from 'geojson';
import { siteGeometries } from '@calls/land/site-search/contract.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';

/** The geometry of the selected site in degrees, so that it can be shown at every zoom. */
export function useSiteGeometry(siteId: number | undefined): Geometry | undefined {
  const input = siteId === undefined ? null : { siteIds: [siteId] };
  const { data } = useEndpoint(siteGeometries, input);
  return data?.geometries.find((each) => each.id === siteId)?.geometry ?? undefined;
}
