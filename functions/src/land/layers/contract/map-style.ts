import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';

/** The maps that a style is served for (specification 002 section 3). */
export const mapKinds = ['site-search-map', 'site-details-map'] as const;
export type MapKind = (typeof mapKinds)[number];

export const mapStyle = endpoint({
  method: 'GET',
  path: '/map-style',
  feature: 'layers',
  summary: "A map's style: the council's own basemap with the sites over it; holds no key",
  reads: ['layer'],
  access: needs('placemaker', 'read'),
  query: closed({ map: yup.string().oneOf(mapKinds).required() }),
  /** Unparsed, since map libraries read it themselves. */
  envelope: 'bare',
  response: yup.object().required(),
});

/** Whether the map can do something; if not, the reason in words. */
const ability = closed({
  available: yup.boolean().required(),
  reason: yup.string().nullable().defined(),
});
export type Ability = yup.InferType<typeof ability>;

export const mapCapabilities = endpoint({
  method: 'GET',
  path: '/map-capabilities',
  feature: 'layers',
  summary: "What the council's maps can do, and why not what they can't",
  reads: ['tenant', 'api-key'],
  access: needs('placemaker', 'read'),
  response: closed({
    /** The engine in use. */
    engine: yup.string().oneOf(['maplibre', 'mapbox']).required(),
    engines: closed({ maplibre: ability, mapbox: ability }),
    satellite: ability,
    terrain: ability,
    threeD: ability,
    buildings: ability,
    /** Points near one another are merged into one, in the browser. */
    browserClustering: ability,
    /** A topographic base map from zoom 12. */
    topography: ability,
  }),
});
