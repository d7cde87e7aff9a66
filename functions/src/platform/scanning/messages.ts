/** Why a file is not clean, as shown to staff beside the file. */
export const scanMessages = {
  virus: (name: string) => `Virus found: ${name}`,
  scannerAway: 'The virus scanner cannot be reached; the file is scanned as soon as it is back',
  notAllowed: 'The content is neither an image (PNG, JPEG) nor a PDF',
  otherType: (found: string, claimed: string) =>
    `The content is ${found}, not ${claimed} as claimed`,
  page: 'The content is a web page',
  drawing: 'The content is an SVG drawing, which can contain scripts',
  archive: 'The content is an archive',
  archiveBomb: 'The content is an archive that unpacks to an enormous size',
  nestedArchive: 'The content is an archive that contains further archives',
  archiveBehind: 'An archive is hidden in the document',
  tooManyPixels: (width: number, height: number) =>
    `The image is ${width} × ${height} pixels, more than can be shown`,
  damaged: 'The file is damaged or incomplete',
  pdfScript: 'The PDF contains a script',
  pdfLaunch: 'The PDF can start programs',
  pdfSends: 'The PDF can send what people type into it elsewhere',
  pdfMedia: 'The PDF contains films or other active media',
  pdfFiles: 'The PDF contains other files',
  pdfElsewhere: 'The PDF fetches other files, or parts of itself, from elsewhere',
  pdfEncrypted: 'The PDF is protected, so it cannot be checked; save it without protection',
  pdfBomb: 'The PDF unpacks to an enormous size',
  pdfHidden: 'The PDF stores objects in a way that cannot be checked',
};
