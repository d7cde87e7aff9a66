/** What an import says to people, apart from the reasons of the register's own reader. */
export const geodataMessages = {
  noFile: 'Choose a file',
  tooLarge: 'The file is larger than 10 MB',
  unknownKind: 'Say what the file is: brownfield, sites or layer',
  nameNeeded: 'Give the layer a name',
  whereForm: 'Say it as property=value',
  notMultipart: 'The file must come as form data',
  notGeodata: 'Not a GeoJSON, GeoPackage, KML, GML or zipped shapefile',
  noShapefile: 'The archive holds no shapefile (.shp, .shx and .dbf)',
  archiveTooLarge: 'The archive is too large once unpacked',
  unreadable: 'The file could not be read',
  noFeatures: 'The file holds no features',
  tooManyFeatures: (features: number, most: number) =>
    `The file holds ${features} features; at most ${most} are read here, more are imported as geodata`,
  unknownSystem: 'The coordinate system of the file is not known, and its values do not show it',
  noneSelected: (where: string) => `No feature of the file has ${where}`,
  brokenShapefile: (name: string) => `The archive lacks the .shx or .dbf of ${name}`,
  assumedSystem: (system: string) =>
    `The file names no coordinate system; its values are ${system}`,
  otherSystem: (named: number, system: string) =>
    `The file says EPSG:${named}, but its values are ${system} and were read so`,
  noGeometry: 'Has no geometry',
  fewPoints: 'A line needs two points, a ring four',
  openRing: 'A ring was not closed',
  outside: 'Lies outside the United Kingdom',
  notASite: 'A site is a polygon or a point; this is a line',
  repaired: (fault: string) => `The geometry was repaired: ${fault}`,
  beyondRepair: (fault: string) => `The geometry could not be repaired: ${fault}`,
  noField: (values: number) =>
    `The council's data dictionary has no field for this column; ${values} ${values === 1 ? 'value was' : 'values were'} not taken`,
  optionSpelling: "The spelling of the council's data dictionary",
  boundaryKept: 'The site has a boundary; the point of the file was not taken',
  deletedHere: 'The site was deleted in this council and was left so',
  sameReference: (row: number) => `Feature ${row} has the same reference and was taken`,
  sameFeature: (row: number) => `The same as feature ${row}`,
  removed: (features: number) =>
    `${features} of an earlier file are not in this one and were taken away`,
  importing: (file: string) => `Importing ${file}`,
  imported: (taken: number, refused: number) => `${taken} taken, ${refused} refused`,
  failed: 'The import stopped; what was imported until then is kept',
};
