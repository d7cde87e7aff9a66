/**
 * Integration tests that run on PostgreSQL only, as in production: their subject is not in the database. The
 * statements they cause are tried on both databases by the other files of their feature. A file belongs here when a
 * failure could only be one of what stands beside it; when in doubt, it stays on both.
 */
export const ABOUT_OTHER_THINGS = [
  // Accounts and cookies: the Auth emulator.
  'functions/src/council/session/{own-email,redirect,sign-in,sign-up}.itest.ts',
  // The emulators themselves.
  'scripts/local/firebase/programs.itest.ts',
  // What the scanner, the store and the readers of files make of hostile and broken ones.
  'functions/src/land/files/{clamd,file-names,hostile-uploads,killed-upload,refused-uploads,resumed-upload,unreadable}.itest.ts',
  'functions/src/land/geodata/tests/{faulty-shapes,import-refusals}.itest.ts',
  // Formats of files: the rows in them are those of a search.
  'functions/src/land/composed/exports/tests/{brownfield,large-export,spatial-formats,table-formats}.itest.ts',
  'functions/src/land/composed/site-sheet/sheet-parts.itest.ts',
  // The size of tiles.
  'functions/src/land/layers/tile-weight.itest.ts',
  // The shapes of configurations.
  'functions/src/council/configs/configs.itest.ts',
  // Two transactions at once: the embedded database takes one after the other.
  'functions/src/testing/races/races.itest.ts',
  'functions/src/consultation/responses/ended-at-once.itest.ts',
  'functions/src/consultation/contacts/chosen-at-once.itest.ts',
  'functions/src/consultation/documents/tests/published-at-once.itest.ts',
  'functions/src/consultation/merging/named-while-merged.itest.ts',
  'functions/src/platform/tests/council-share.itest.ts',
  // What the words of a sentence mean.
  'functions/src/land/sentence-search/sentence.itest.ts',
];
