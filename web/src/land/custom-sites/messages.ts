import { geometryMessages } from '@contract/land/ground/geometry/messages.ts';
import { siteMessages } from '@contract/land/ground/sites/messages.ts';

/** Overlapping sites that are named. */
const NAMED = 3;

/** What people read when they add a site of their own (specification 000 section 8, spelt as there). */
export const customSiteMessages = {
  tool: 'Draw site',
  title: 'Add a site',
  prompt: {
    start: 'Click to start drawing the polygon',
    goOn: 'Click to continue drawing the polygon',
    finish: 'Double click to finish the polygon',
    done: 'Drawn. Save it, or move its points.',
  },
  area: 'Area',
  save: 'Save polygon',
  cancel: 'Cancel draw',
  cancelled: 'Drawing cancelled',
  kept: 'What you drew earlier has been restored.',
  ways: { draw: 'Draw', shapes: 'File or coordinates' },
  polygonError: 'Polygon Error',
  selfIntersection: geometryMessages.selfIntersection,
  drawAgain: `${geometryMessages.selfIntersection} Please draw again.`,
  ok: 'OK',
  nameTitle: 'Name the site',
  name: 'Site name',
  nameRequired: siteMessages.nameRequired,
  nameTooLong: siteMessages.nameTooLong,
  create: 'Create site',
  back: 'Back to the map',
  created: 'Site has been created',
  /** undefined where it overlaps none. */
  overlaps: (names: readonly string[]) =>
    names.length === 0
      ? undefined
      : `It overlaps ${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ` and ${names.length - NAMED} more` : ''}.`,
  failedClassic: { title: 'ERROR', text: 'Please try again' },
  failedRedesigned: (error: string) => `Site has not been created. ${error}`,
  failed: 'Failed to create custom site',
  notRetrieved: 'Site was created, but failed to retrieve',
  notRetrievedHint: 'Please try to search for newly created site using search filters',
  file: 'File',
  fileHint: 'GeoJSON, KML, zipped shapefile or GeoPackage, at most 10 MB.',
  text: 'Well-known text or coordinates',
  textHint: 'A polygon or point as WKT, or grid references, one on each line.',
  textExample: 'NZ 24500 64500',
  read: 'Show on the map',
  nothingRead: 'Choose a file or paste coordinates',
  noShapes: 'There is no polygon or point in it',
  shapes: (n: number) => (n === 1 ? '1 shape found' : `${n} shapes found`),
  shapeName: (n: number) => `Name of shape ${n}`,
  take: (n: number) => `Take shape ${n}`,
  seeShape: (n: number) => `Show shape ${n} on the map`,
  createSome: (n: number) => (n === 1 ? 'Create 1 site' : `Create ${n} sites`),
  createdSome: (n: number) => (n === 1 ? '1 site created' : `${n} sites created`),
  notCreated: (n: number) =>
    n === 1 ? '1 site has not been created' : `${n} sites have not been created`,
  point: 'Point',
  done: 'Created',
  other: 'Read something else',
} as const;
