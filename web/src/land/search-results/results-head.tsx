import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { searchMessages } from '../ground/search/messages.ts';
import { useFound, useSearchModel } from '../ground/search/search-model.tsx';
import { tagsAsked, withoutTag } from '../ground/search/tag-search.ts';
import { searchResultMessages as messages } from './messages.ts';

/** The count, always visible, with a way to stop loading further pages. */
export function ResultsCount() {
  const found = useFound();
  const { sites, total } = found;
  const count =
    total === undefined
      ? searchMessages.requesting
      : searchMessages.found(formatNumber(sites.length), formatNumber(total));
  return (
    <chakra.div display="flex" alignItems="center" gap="2" minH="8">
      <chakra.p role="status" flex="1" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {found.error && total === undefined ? searchMessages.searchFailed : count}
      </chakra.p>
      {found.arriving && total !== undefined && (
        <Button variant="ghost" size="sm" onClick={found.stop}>
          {messages.cancel}
        </Button>
      )}
      {found.stopped && (
        <Button variant="ghost" size="sm" onClick={found.goOn}>
          {messages.continue}
        </Button>
      )}
    </chakra.div>
  );
}

/** 'Results for:' and the tags in the search, each of which can be removed. */
export function TagsAsked() {
  const { state, search } = useSearchModel();
  const tags = tagsAsked(state.filters);
  if (tags.length === 0) return null;
  const without = (name: string) =>
    void search(withoutTag(state.filters, name), state.area !== undefined);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1" pb="1">
      <chakra.span color="fg.muted">{messages.resultsFor}</chakra.span>
      {tags.map((name) => (
        <Chip
          key={name}
          type="button"
          aria-label={messages.removeTag(name)}
          title={name}
          onClick={() => without(name)}
        >
          <chakra.span truncate>{name}</chakra.span>
          <X size={12} aria-hidden />
        </Chip>
      ))}
    </chakra.div>
  );
}

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    maxW: 'full',
    px: '2',
    bg: 'bg.muted',
    borderRadius: 'sm',
    textStyle: 'small',
    cursor: 'pointer',
    _hover: { bg: 'border' },
    '& svg': { flexShrink: 0 },
  },
});
