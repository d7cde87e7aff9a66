import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { filterWords } from '@contract/council/ground/filters/filter-words.ts';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { searchFormMessages as messages } from './messages.ts';
import { useBuilderFields, useNames } from '../ground/filters/use-names.ts';
import { Away, ChosenItem } from '../ground/filter-inputs/many-box.tsx';

/** The filters that no field of the form can show, folded away as the search names them as well; each can be removed. */
export function OtherFilters({
  filters,
  remove,
}: {
  filters: readonly Filter[];
  remove: (filter: Filter) => void;
}) {
  const fields = useBuilderFields();
  const names = useNames(filters, fields);
  if (filters.length === 0) return null;
  return (
    <chakra.details>
      <chakra.summary fontWeight="medium" mb="1" cursor="pointer">
        {messages.alsoFilteredBy(filters.length)}
      </chakra.summary>
      <chakra.ul display="flex" flexWrap="wrap" gap="1">
        {filters.map((filter, index) => {
          const words = filterWords(filter, names);
          return (
            <ChosenItem key={`${index} ${words}`}>
              <chakra.span overflowWrap="anywhere" minW="0" py="0.5">
                {words}
              </chakra.span>
              <Away
                type="button"
                aria-label={messages.removeFilter(words)}
                onClick={() => remove(filter)}
              >
                <X size={12} aria-hidden />
              </Away>
            </ChosenItem>
          );
        })}
      </chakra.ul>
    </chakra.details>
  );
}
