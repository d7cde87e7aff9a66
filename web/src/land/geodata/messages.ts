import type { GeodataFinding, GeodataImport } from '@contract/land/geodata/contract.ts';

/** Words of the geodata pages. */
export const geodataPageMessages = {
  title: 'Geodata upload',
  intro:
    'Bring in the brownfield land register as you publish it, sites with boundaries, or a map layer.',
  file: 'File',
  fileHint: 'At most 10 MB',
  kind: 'What is it?',
  kinds: {
    brownfield: 'Brownfield land register',
    sites: 'Sites with boundaries',
    layer: 'Map layer',
  } satisfies Record<GeodataImport['kind'], string>,
  kindHints: {
    brownfield: 'CSV or XLSX of the national standard or its form of 2017, in any encoding',
    sites: 'GeoJSON, GeoPackage, KML, GML, zipped shapefile, or CSV or XLSX with a WKT column',
    layer: 'GeoJSON, GeoPackage, KML, GML, zipped shapefile, or CSV or XLSX with a WKT column',
  } satisfies Record<GeodataImport['kind'], string>,
  layerName: 'Name of the layer',
  layerNameHint: 'A layer of the same name gets the features of this file',
  sourceName: 'Where the sites come from',
  sourceNameHint: 'Such as "Local plan 2030"; together with the reference it identifies each site',
  reference: 'Property with the reference',
  referenceHint: 'If empty, one of the usual names is used',
  where: 'Only where',
  whereHint: 'Such as LAD13CD=E08000021: features with another value are left out',
  attribution: 'Attribution',
  attributionHint:
    'Stands on every map with the layer. Open data asks for it, such as "Contains public sector information licensed under the Open Government Licence v3.0"; if empty, a layer that is there keeps its own',
  upload: 'Upload and import',
  compare: 'Upload and compare',
  uploading: 'Sending the file',
  chooseFile: 'Choose a file',
  chooseKind: 'Choose what it is',
  nameLayer: 'Give the layer a name',
  tooLarge: 'The file is larger than 10 MB',
  failed: 'The file was not imported',
  imports: 'Imports',
  noImports: 'No imports yet',
  noImportsHint: 'Uploads appear here with their reports.',
  importsFailed: 'Failed to get the imports',
  more: 'Show older imports',
  by: (name: string) => `by ${name}`,
  status: {
    new: 'Waiting',
    processing: 'Importing',
    preview: 'To decide',
    success: 'Imported',
    discarded: 'Discarded',
    error: 'Not imported',
  } satisfies Record<GeodataImport['status'], string>,
  report: (file: string) => `Report: ${file}`,
  reportFailed: 'Failed to get the report',
  closeReport: 'Close report',
  progress: (done: number, total: number) =>
    `${done.toLocaleString('en-GB')} / ${total.toLocaleString('en-GB')}`,
  progressLabel: 'Import progress',
  comparing: 'Comparing with your sites',
  comparingLabel: 'Progress of the comparison',
  previewed: ({
    created,
    changed,
    ended,
    missing,
    unchanged,
    refused,
    cells_refused,
  }: GeodataImport['summary']) =>
    [
      `${created} new`,
      `${changed} changed`,
      `${unchanged} unchanged`,
      `${ended} ended`,
      `${missing} missing`,
      `${refused} refused`,
      ...(cells_refused === 0
        ? []
        : [`${cells_refused} ${cells_refused === 1 ? 'value' : 'values'} refused`]),
    ].join(', '),
  nothingWritten:
    'Nothing has been written yet. The report below shows every change, field by field.',
  elsewhere: {
    sites: {
      hint: 'It may be the wrong file. It has not been compared with your sites, and nothing has been written.',
      goOn: 'Compare all the same',
      failed: 'The file was not compared',
    },
    layer: {
      hint: 'It may be the wrong file, or the wrong name. Nothing has been written: the layer is as it was.',
      goOn: 'Replace the layer all the same',
      failed: 'The layer was not replaced',
    },
  },
  import: 'Import',
  discard: 'Discard',
  discarded: 'Discarded: nothing of this file was written.',
  discardFailed: 'The file was not discarded',
  missing: (sites: number) =>
    sites === 1
      ? '1 of your sites is not in this register'
      : `${sites.toLocaleString('en-GB')} of your sites are not in this register`,
  ways: {
    none: 'Leave them as they are',
    all: 'All of them have ended',
    some: 'Some of them have ended',
  },
  columnsOf: (columns: number, unmatched: number) =>
    unmatched === 0
      ? `Columns of the file: all ${columns} have a field`
      : `Columns of the file: ${unmatched} of ${columns} have no field`,
  matchHint: 'What you choose here is remembered for the next file.',
  match: 'Match and compare again',
  matchFailed: 'The columns were not matched',
  leftOut: 'Not imported',
  fieldFor: (column: string) => `Field for ${column}`,
  valuesOf: (values: number, sample: string | null | undefined) =>
    `${values.toLocaleString('en-GB')} ${values === 1 ? 'value' : 'values'}${sample ? `, such as "${sample}"` : ''}`,
  endedOn: 'Ended on',
  endedHint: 'The day on which they left the register',
  endNeeded: 'Give the day on which they ended',
  notADay: 'Write a day, such as 31 May 2024',
  whichEnded: 'Which have ended?',
  tickSome: 'Tick the sites that have ended',
  moreMissing: (shown: number) => `The first ${shown} are shown.`,
  sitesFailed: 'Failed to find the sites',
  mayLeave: 'You can leave this page: a notification will tell you the result.',
  seeSites: 'See the sites',
  all: 'All',
  show: 'Show',
  outcomes: {
    new: 'New',
    changed: 'Changed values',
    unchanged: 'Unchanged',
    ended: 'Ended',
    missing: 'Missing',
    corrected: 'Corrected',
    refused: 'Refused',
    asked: 'To check',
    blank: 'No value',
    noted: 'Noted',
  } satisfies Record<GeodataFinding['outcome'], string>,
  summary: ({ taken, refused }: GeodataImport['summary']) =>
    `${taken.toLocaleString('en-GB')} taken, ${refused.toLocaleString('en-GB')} refused`,
  details: (summary: GeodataImport['summary'], kind: GeodataImport['kind']) => {
    const { created, changed, unchanged, ended, missing, corrections, cells_refused } = summary;
    const register = kind === 'brownfield' ? `, ${ended} ended, ${missing} missing` : '';
    return `${created} new, ${changed} changed, ${unchanged} unchanged${register}; ${corrections} values corrected, ${cells_refused} refused`;
  },
  columns: {
    row: 'Row',
    reference: 'Reference',
    outcome: 'Result',
    column: 'Column',
    from: 'From',
    to: 'To',
    reason: 'Why',
  },
  nothing: 'Nothing of this kind',
  findings: 'Report by row and column',
  blank: 'blank',
  previous: 'Previous',
  next: 'Next',
  page: (from: number, to: number, total: number) =>
    `${from}–${to} of ${total.toLocaleString('en-GB')}`,
} as const;
