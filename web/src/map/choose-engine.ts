import type { TenantRecord } from '../session/tenant.tsx';

export type EngineName = 'maplibre' | 'mapbox';

/**
 * Which map engine serves a council: mapbox-gl if it has a Mapbox token (without one that engine stays blank),
 * MapLibre if it has none or has switched on the flag 'maplibre map'.
 */
export function engineFor(tenant: Pick<TenantRecord, 'mapboxToken' | 'features'>): EngineName {
  return tenant.mapboxToken && !tenant.features.includes('maplibre map') ? 'mapbox' : 'maplibre';
}

let known: boolean | undefined;

/** Whether this browser has WebGL 2, without which neither engine draws. */
export function hasWebGl2(): boolean {
  known ??= document.createElement('canvas').getContext('webgl2') !== null;
  return known;
}
