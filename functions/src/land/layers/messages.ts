/** Why a map cannot do something, as shown to people. */
export const layersMessages = {
  noTerrain: 'This council has no terrain model',
  noSatelliteKey: 'Satellite images need a Google Maps key, and this council has none',
  flagOff: 'This is switched off for your council',
  noMapboxToken: 'This council has no Mapbox token',
  mapLibreChosen: 'This council has chosen MapLibre',
  mapboxChosen: 'The maps of this council are drawn by Mapbox',
  noBuildings: 'This council has no layer of buildings',
  noTopography: 'This council has no topographic map',
  onlyOthers: (name: string) =>
    name === 'filters' ? 'Only sites can be filtered' : 'Sites are looked for by filters',
  idTaken: 'This id is taken',
} as const;
