interface Previewed {
  created: number;
  changed: number;
  ended: number;
  missing: number;
}

const someOf = (outside: number, places: number) =>
  `${outside.toLocaleString('en-GB')} of ${places.toLocaleString('en-GB')}`;
const withNames = (told: string, names: readonly string[]) =>
  [told, ...(names.length > 0 ? [`the register names ${names.join(', ')}`] : [])].join('; ');

/** What an import tells people; the register reader has its own messages. */
export const geodataMessages = {
  elsewhere: (outside: number, places: number, council: string, names: readonly string[]) =>
    withNames(`${someOf(outside, places)} lie outside ${council}`, names),
  farFromSites: (outside: number, places: number, council: string, names: readonly string[]) =>
    withNames(
      `${someOf(outside, places)} lie more than 10 km from every site of ${council}`,
      names,
    ),
  farFromTown: (outside: number, places: number, council: string, names: readonly string[]) =>
    withNames(`${someOf(outside, places)} lie more than 40 km from ${council}`, names),
  otherOrganisation: (names: readonly string[], council: string) =>
    withNames(`The sites of ${council} name another organisation than this file`, names),
  otherThanCouncil: (names: readonly string[], council: string) =>
    withNames(`This file names another organisation than ${council}`, names),
  wouldGo: (gone: number, held: number, layer: string) =>
    `${someOf(gone, held)} features of “${layer}” are not in this file and would be removed`,
  notElsewhere: 'This file does not wait to be compared all the same',
  noFile: 'Choose a file',
  unknownKind: 'Choose what the file is: brownfield, sites or layer',
  nameNeeded: 'Give the layer a name',
  whereForm: 'Write it as property=value',
  previewForm: 'Write true or false',
  noPreviewOfLayers: 'A layer is imported at once; registers and sites can be looked at first',
  noPreview: 'Nothing waits here to be imported',
  endNeeded: 'Give the day on which they ended',
  notADay: 'Write a day as yyyy-mm-dd',
  unknownField: (name: string) => `The council's data dictionary has no field ${name}`,
  areaReckoned: 'The file has no column for it; reckoned from the boundaries',
  squareMetres: 'The column has square metres, as the boundaries show',
  noEndField: "The council's data dictionary has no field for EndDate",
  endedAsAgreed: 'Not in this register; ended as agreed',
  noneSelected: (where: string) => `No feature of the file has ${where}`,
  noGeometry: 'Has no geometry',
  outside: 'Lies outside the United Kingdom',
  notASite: 'A site is a polygon or a point; this is a line',
  repaired: (fault: string) => `The geometry was repaired: ${fault}`,
  repairedOtherArea: (fault: string) =>
    `The geometry was repaired, which changed its area; is it still the same shape? ${fault}`,
  beyondRepair: (fault: string) => `The geometry could not be repaired: ${fault}`,
  noField: (values: number) =>
    `The council's data dictionary has no field for this column; ${values} ${values === 1 ? 'value was' : 'values were'} not taken`,
  optionSpelling: "The spelling of the council's data dictionary",
  boundaryKept: 'The site has a boundary; the point in the file was not used',
  deletedHere: 'The site was deleted in this council and stays deleted',
  olderThanHere:
    'The file is older than what the council has of this site, so nothing of it was changed',
  notInRegister: 'The site is not in this register; has it ended, and when?',
  sameReference: (row: number) => `Feature ${row} has the same reference and was taken`,
  sameFeature: (row: number) => `The same as feature ${row}`,
  removed: (features: number) =>
    `${features} of an earlier file are not in this one and were removed`,
  importing: (file: string) => `Importing ${file}`,
  imported: (taken: number, refused: number) => `${taken} taken, ${refused} refused`,
  comparing: (file: string) => `Comparing ${file}`,
  previewed: ({ created, changed, ended, missing }: Previewed) =>
    `Ready to look at: ${created} new, ${changed} changed, ${ended} ended, ${missing} missing`,
  failed: 'The import stopped; what had been imported by then is kept',
  overtaken:
    'The import stood still for an hour and a newer file was imported meanwhile; what had been imported by then is kept',
};
