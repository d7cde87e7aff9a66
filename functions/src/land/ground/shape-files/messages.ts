/** What is wrong with an uploaded file of shapes, or was assumed about it. */
export const shapeFileMessages = {
  tooLarge: 'The file is larger than 10 MB',
  tooMany: 'Choose one file',
  notMultipart: 'The file must be sent as form data',
  notGeodata: 'Not a GeoJSON, GeoPackage, KML, GML or zipped shapefile',
  noShapefile: 'The archive contains no shapefile (.shp, .shx and .dbf)',
  archiveTooLarge: 'The archive is too large once unpacked',
  unreadable: 'The file could not be read',
  notReadInSubprocess: {
    tookTooLong: 'Reading the file took too long: divide it, or import it as geodata',
    tookTooMuch: 'Reading the file took too much memory: divide it, or import it as geodata',
    damaged: 'The file could not be read',
  },
  noFeatures: 'The file contains no features',
  tooManyFeatures: (features: number, most: number) =>
    `The file holds ${features} features; at most ${most} are read here, more are imported as geodata`,
  unknownSystem: "The file's coordinate system is not known and cannot be inferred from its values",
  brokenShapefile: (name: string) => `The archive lacks the .shx or .dbf of ${name}`,
  assumedSystem: (system: string) =>
    `The file names no coordinate system; its values are ${system}`,
  otherSystem: (named: number, system: string) =>
    `The file says EPSG:${named}, but its values are ${system} and were read so`,
};
