import type { CommandKind } from '../../session/command-kind.ts';
import { hasSearch, searchHere } from '../page-search.ts';
import { commandBarMessages as messages } from './messages.ts';

/** The search of the page that is shown, where it has one: a table's, or that of the sites. */
export const searchHereCommands: CommandKind = {
  name: 'here',
  label: messages.thisPage,
  isAtOnce: true,
  isSearch: true,
  mayUse: () => true,
  find: (query) =>
    Promise.resolve(
      query === '' || !hasSearch()
        ? []
        : [{ id: query, label: messages.searchHere(query), act: () => searchHere(query) }],
    ),
};
