import { readSentence, type ReadSentence } from '@calls/land/sentence-search/contract.ts';
import { canonicalFilters } from '@contract/council/ground/filters/canonical-filters.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { call } from '../../api/call.ts';
import { keepAsLeft } from '../../forms/drafts.ts';
import type { CommandKind } from '../../session/command-kind.ts';
import { showToast } from '../../ui/toast-store.ts';
import { writeSearch } from '../ground/search/search-address.ts';
import { sentenceSearchMessages as messages } from './messages.ts';
import { isUnread, type KeptSentence, SENTENCE_DRAFT } from './read-with-model.ts';

const MAP = '/map';

/** Searches the sites for what was typed: as a sentence where the council has that, otherwise by its words. */
export const sentenceCommands: CommandKind = {
  name: 'search',
  label: messages.search,
  isAtOnce: true,
  isSearch: true,
  mayUse: ({ may }) => may('sites', 'read'),
  find(query, _signal, user) {
    if (query === '') return Promise.resolve([]);
    const reads = user.has('site search AI search');
    const to = reads ? () => addressFor(query) : byWords(query);
    return Promise.resolve([{ id: query, label: messages.searchFor(query), to }]);
  },
};

/**
 * The search's address for a sentence; one that cannot be read is searched for by its words. It is read by our grammar
 * alone: in the bar people type names, which are sent to no model unless they ask for that.
 */
async function addressFor(query: string): Promise<string> {
  try {
    const answer = await call(readSentence, { sentence: query });
    return isUnread(answer) ? byWords(query) : asRead(query, answer);
  } catch {
    return byWords(query);
  }
}

function asRead(sentence: string, { filters, sort, notUnderstood }: ReadSentence): string {
  const readAs = canonicalFilters(filters);
  keepAsLeft(SENTENCE_DRAFT, { sentence, readAs } satisfies KeptSentence, MAP);
  if (notUnderstood.length > 0) {
    const text = notUnderstood.map((words) => `“${words}”`).join(', ');
    showToast({ kind: 'warning', title: messages.notUnderstood, text });
  }
  const params = writeSearch(new URLSearchParams(), { filters, sort: sort ?? undefined });
  return `${MAP}?${params}`;
}

function byWords(value: string): string {
  const filters: Filter[] = [{ type: 'text', dbPropertyName: 'search_text', value }];
  return `${MAP}?${writeSearch(new URLSearchParams(), { filters })}`;
}
