/** What the maps say. */
export const messages = {
  map: 'Map of sites',
  noWebGl: 'This browser cannot draw the map',
  noWebGlHint:
    'The map needs WebGL 2. Every site is in the list, and all searches work without the map.',
  engineFailed: 'The map could not be loaded',
  incomplete: 'Part of the map could not be loaded',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  home: 'Show the whole council',
  fullScreen: 'Full screen',
  tools: 'Map tools',
  legend: 'Site status',
  noStatus: 'No status',
  showLicence: 'Show map licence',
  hideLicence: 'Hide map licence',
  osLicence: '© Crown copyright and database rights, Ordnance Survey',
  clusters: 'Circles with numbers stand for several sites',
} as const;
