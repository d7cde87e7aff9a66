import { consultationCommands } from '../../consultation/consultations/consultation-commands.ts';
import { contactCommands } from '../../consultation/contacts/contact-commands.ts';
import { documentCommands } from '../../consultation/documents/list/document-commands.ts';
import { organisationCommands } from '../../consultation/organisations/organisation-commands.ts';
import { representationCommands } from '../../consultation/representations/representation-commands.ts';
import { managerCommands } from '../../consultation/screens/manager/manager-commands.ts';
import { placeCommands } from '../../land/gazetteer/place-commands.ts';
import { siteCommands } from '../../land/search-form/autocomplete/site-commands.ts';
import { sentenceCommands } from '../../land/sentence-search/sentence-commands.ts';
import type { CommandKind } from '../../session/command-kind.ts';
import { pageCommands } from './page-commands.ts';
import { searchHereCommands } from './search-here-commands.ts';

/** What the command bar finds, in its order: first what is there at once, so that nothing moves under the pointer. */
export const commandKinds: readonly CommandKind[] = [
  pageCommands,
  managerCommands,
  siteCommands,
  representationCommands,
  contactCommands,
  organisationCommands,
  documentCommands,
  consultationCommands,
  placeCommands,
  searchHereCommands,
  sentenceCommands,
];
