import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { searchMessages } from '../ground/search/messages.ts';
import { useFound } from '../ground/search/search-model.tsx';
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
