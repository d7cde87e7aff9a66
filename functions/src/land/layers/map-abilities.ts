import type { FlagName } from '../../platform/flag-names.ts';
import type { MapKeys } from '../../council/ground/map-keys/read-map-keys.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import type { Ability, mapCapabilities } from './contract/map-style.ts';
import type { OutputOf } from '../../platform/contract.ts';
import { layersMessages as messages } from './messages.ts';

const able: Ability = { available: true, reason: null };
const unable = (reason: string): Ability => ({ available: false, reason });
const when = (holds: boolean, reason: string) => (holds ? able : unable(reason));

/**
 * What the council's maps can do, from its flags, keys and sources. A flag that is off is reported before a missing
 * key: the key alone would change nothing.
 */
export function mapAbilities(
  tenant: Tenant,
  { mapboxToken, googleMapsKey }: MapKeys,
): OutputOf<typeof mapCapabilities> {
  const { flags } = tenant;
  const byFlag = (flag: FlagName, otherwise: Ability = able) =>
    flags.has(flag) ? otherwise : unable(messages.flagOff);
  const hasMapbox = mapboxToken !== null;
  const mapbox = hasMapbox && !flags.has('maplibre map');
  return {
    engine: mapbox ? 'mapbox' : 'maplibre',
    engines: {
      maplibre: when(!mapbox, messages.mapboxChosen),
      mapbox: hasMapbox ? when(mapbox, messages.mapLibreChosen) : unable(messages.noMapboxToken),
    },
    satellite: byFlag('map satellite layer', when(googleMapsKey !== null, messages.noSatelliteKey)),
    terrain: when(sourceAt(tenant, 'terrain') !== undefined, messages.noTerrain),
    threeD: byFlag('site search 3D map'),
    buildings: byFlag('map buildings highlighting'),
    browserClustering: byFlag('frontend clustering'),
    topography: when(sourceAt(tenant, 'topography') !== undefined, messages.noTopography),
  };
}

/** The address of a tile source in the council's record, with {z}, {x} and {y}. */
export function sourceAt({ record }: Tenant, name: 'terrain' | 'topography'): string | undefined {
  const urls = record.geoserverURLs;
  const found = urls && typeof urls === 'object' ? (urls as Record<string, unknown>)[name] : null;
  return typeof found === 'string' && /^https?:\/\//.test(found) ? found : undefined;
}
