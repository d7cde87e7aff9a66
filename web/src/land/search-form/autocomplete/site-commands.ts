import { autocompleteOptions } from '@calls/land/site-search/contract/autocomplete.ts';
import { SUGGESTION_TERM_LENGTH } from '@contract/records/search/term-lengths.ts';
import { call } from '../../../api/call.ts';
import { type CommandKind, MAX_COMMANDS } from '../../../session/command-kind.ts';
import { sitePath } from '../../ground/sites/site-path.ts';
import { siteCommandMessages as messages } from './command-messages.ts';

/** The kinds of suggestions take turns, so this many are asked for to be given enough sites. */
const SUGGESTIONS = 20;

/** Sites by reference, name or address. */
export const siteCommands: CommandKind = {
  name: 'sites',
  label: messages.sites,
  mayUse: ({ may }) => may('sites', 'read'),
  async find(query, signal) {
    const term = query.slice(0, SUGGESTION_TERM_LENGTH);
    const { options } = await call(autocompleteOptions, { term, limit: SUGGESTIONS }, { signal });
    return options
      .flatMap(({ siteId, label, detail }) =>
        siteId === undefined ? [] : [{ id: String(siteId), label, detail, to: sitePath(siteId) }],
      )
      .slice(0, MAX_COMMANDS);
  },
};
