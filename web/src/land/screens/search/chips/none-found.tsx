import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { filterWords } from '@contract/council/ground/filters/filter-words.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { searchSitesFlexibly } from '@calls/land/site-search/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useEndpoint } from '../../../../api/use-endpoint.ts';
import { Button } from '../../../../ui/button.tsx';
import { Empty } from '../../../../ui/empty.tsx';
import { useBuilderFields, useNames } from '../../../ground/filters/use-names.ts';
import { askedFilters } from '../../../ground/search/search-address.ts';
import { useSearchModel } from '../../../ground/search/search-model.tsx';
import { searchPageMessages as messages } from '../messages.ts';

/** Each way out of an empty search is a search of its own. */
const MAX_OFFERED = 6;

/** Nothing was found: offers to take one filter away, and says how many sites that would bring. */
export default function NoneFound() {
  const { state, asked, search } = useSearchModel();
  const { filters, area } = state;
  const fields = useBuilderFields();
  const names = useNames(filters, fields);
  const own = askedFilters({ filters, area });
  // The page's own filters come first, and stay.
  const fixed = asked.slice(0, asked.length - own.length);
  return (
    <Empty kind="none" title={messages.none}>
      {own.length > 0 && messages.noneHint}
      <chakra.ul display="grid" gap="2" mt="3">
        {filters.slice(0, MAX_OFFERED).map((filter, index) => {
          const left = filters.toSpliced(index, 1);
          return (
            <Without
              key={JSON.stringify(filter)}
              words={filterWords(filter, names)}
              filters={[...fixed, ...askedFilters({ filters: left, area })]}
              take={() => void search(left, area !== undefined)}
            />
          );
        })}
        {area && (
          <Without
            words={messages.inMapArea}
            filters={[...fixed, ...filters]}
            take={() => void search([...filters], false)}
          />
        )}
      </chakra.ul>
    </Empty>
  );
}

interface WithoutProps {
  words: string;
  /** What is searched without it. */
  filters: Filter[];
  take: () => void;
}

function Without({ words, filters, take }: WithoutProps) {
  const { data } = useEndpoint(searchSitesFlexibly, { filters, attributes: [], limit: 1 });
  return (
    <li>
      <Button
        variant="outline"
        size="sm"
        maxW="full"
        h="auto"
        py="1"
        whiteSpace="normal"
        onClick={take}
      >
        {messages.without(words, data && formatNumber(data.total))}
      </Button>
    </li>
  );
}
