/** What people read about files; the specification's own texts are spelt as there. */
export const fileMessages = {
  empty: 'Files are empty',
  none: 'No files found for this site',
  wrongType: 'Only image and PDF files are allowed',
  otherType: (claimed: string) => `The file's content does not match its name (${claimed})`,
  tooMany: 'At most 10 files can be uploaded together',
  tooLarge: 'The file is larger than 32 MB',
  tooLargeTogether: 'The files are larger than 32 MB together',
  notMultipart: 'Files must be sent as form data',
  noName: 'The file has no name',
  metadata: 'Say in metadata what the files are: {"dataType": "site files"}',
  triedAgain: 'The scan did not finish; it will be tried again',
  vanished: 'The file arrived incomplete; please upload it again',
};
