/** What people read about structure files. */
export const structureMessages = {
  noFile: 'Choose a structure file (.json)',
  notMultipart: 'Send the file as multipart form data',
  tooLarge: 'The file is larger than 5 MB',
  tooMany: 'One file at a time',
  notStructure:
    'This is not a structure file. Open a document and choose “Download its structure” to make one.',
  otherVersion: (version: number) =>
    `The file has version ${version}, which is newer than this product reads. Ask for an update, or for an older file.`,
  unstorable: (place: string, why: string) => `${place} in the file: ${why}`,
  brokenSection: (number: number) => `Section ${number} of the file is not one that a document has`,
  brokenBlock: (number: number) => `Block ${number} of the file is not one that a document has`,
  tooManySections: (most: number) => `A document has at most ${most} sections`,
  tooManyBlocks: (most: number) => `A document has at most ${most} blocks`,
  tooDeep: (most: number) => `Sections stand in at most ${most} levels`,
  // History
  structureFile: 'Structure file',
  takenIn: (name: string) => `${name} taken in`,
} as const;
