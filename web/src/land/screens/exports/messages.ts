import type { Entity } from '@contract/platform/entities.ts';

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;

/** The words of the data export page. */
export const exportPageMessages = {
  title: 'Data export',
  notOpened: 'The export could not be opened',
  downloadError: (message: string) => `Download Error: ${message}`,
  downloadFailed: 'Download Error',
  sites: (number: number) => count(number, 'site', 'sites'),
  records: (type: Entity, number: number) =>
    type === 'site' ? count(number, 'site', 'sites') : count(number, 'record', 'records'),
  loadingSites: 'Making request ...',
  selectionFailed: 'These sites could not be read',
  noSites: 'No sites chosen',
  noSitesHint: 'Search for sites, then press Export search results.',
  allGone: (number: number) =>
    number === 1
      ? 'This site no longer exists'
      : `None of these ${number.toLocaleString('en-GB')} sites exists any more`,
  toSearch: 'Search for sites',

  fields: 'Fields',
  findField: 'Find a field',
  selectAll: 'Select all',
  deselectAll: 'Deselect all',
  inFile: (number: number) => `In the file (${number.toLocaleString('en-GB')})`,
  notInFile: (number: number) => `Not in the file (${number.toLocaleString('en-GB')})`,
  noField: 'No field has that name',
  fieldsFailed: 'The fields could not be read',
  orderHint: 'Drag a field, or move it with its arrows, to change the order of columns.',

  format: 'Format',
  formats: {
    csv: ['CSV', 'A table for any program'],
    xlsx: ['Excel', 'A workbook with typed cells'],
    geojson: ['GeoJSON', 'Shapes in longitude and latitude'],
    gpkg: ['GeoPackage', 'Shapes on the National Grid, for QGIS and ArcGIS'],
    shp: ['Shapefile', 'Zipped, National Grid; short field names, texts cut to 254'],
    kml: ['KML', 'Shapes for Google Earth'],
    brownfield: ['Brownfield land register', 'CSV of the national standard, checked first'],
  },
  place: 'Geometry column',
  places: {
    none: 'None',
    wkb_geometry: 'Geometry as WKT (EPSG:27700)',
    lon_lat: 'Longitude and latitude of the centre',
    easting_northing: 'Easting and northing of the centre',
  },
  placeHint: 'The file contains the shapes in any case; these columns are added.',
  scenario: 'Scenario',
  withoutScenario: (number: number) =>
    `${count(number, 'site has', 'sites have')} no such scenario: base values are used`,
  gone: (number: number) =>
    `${count(number, 'site was', 'sites were')} deleted in the meantime and will not be in the file`,

  preview: 'First rows',
  previewFailed: 'The preview could not be made',
  noFields: 'Choose a field to see the first rows.',
  download: 'Download',
  startLarge: 'Make the file',
  largeHint:
    'This is a large file. It is made in the background: you may leave this page and will be notified when it is ready.',
  saved: (file: string) => `${file} was downloaded`,

  check: 'Check against the national standard',
  checkFailed: 'The check could not be made',
  checking: 'Checking ...',
  ready: (number: number) => `${count(number, 'site meets', 'sites meet')} the standard`,
  notReady: (ready: number, sites: number) =>
    `${ready.toLocaleString('en-GB')} of ${count(sites, 'site meets', 'sites meet')} the standard`,
  noLandField:
    'The council’s data dictionary has no field that tells brownfield from greenfield land. Only sites that came with a register are known to be previously developed.',
  allDeveloped: 'All of these sites are previously developed land',
  leftOut: (number: number) => `Not for this register: ${count(number, 'site', 'sites')}`,
  noted: (number: number) => `To be looked at: ${count(number, 'site', 'sites')}`,
  problems: 'What needs correcting',
  problemColumns: ['Site', 'Column', 'Reason'],
  wholeRegister: 'Whole register',
  site: (reference: string | null, id: number) => reference ?? `Site ${id}`,
  firstProblems: (shown: number, all: number) =>
    `The first ${shown.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')}`,
  onlyReady: (number: number) =>
    `Download the ${count(number, 'site that meets', 'sites that meet')} it`,

  recent: 'Recent exports',
  recentFailed: 'Recent exports could not be read',
  status: {
    new: 'Waiting',
    processing: 'In progress',
    success: 'Ready',
    error: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
  },
  processing: (done: number, total: number) =>
    `processing ${done.toLocaleString('en-GB')} / ${total.toLocaleString('en-GB')}`,
  progress: 'Progress of the export',
  keptUntil: (day: string) => `Kept until ${day}`,
  expiredHint: 'The file was removed after 30 days. Export again to recreate it.',
  cancel: 'Cancel export',
  remove: (file: string) => `Remove ${file}`,
  removeFile: 'Remove',
  removeTitle: (file: string) => `Remove ${file}?`,
  removeText: 'It can be exported again, with the values that the sites will have by then.',
  keepFile: 'Keep',
  downloadFile: (file: string) => `Download ${file}`,
  followFailed: 'This export could not be read',
  unknownExport: 'It may have been removed, or belongs to somebody else.',
  close: 'Close',
} as const;
