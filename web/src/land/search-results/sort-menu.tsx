import { chakra } from '@chakra-ui/react';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, ArrowUpDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { moveInMenu } from '../../ui/menu.tsx';
import { menuRow } from '../../ui/menu-row.ts';
import { Popover } from '../../ui/popover.tsx';
import { readSearch } from '../ground/search/search-address.ts';
import { useSearchModel } from '../ground/search/search-model.tsx';
import { searchResultMessages as messages } from './messages.ts';
import { nextSort, sortStateOf } from './sort-cycle.ts';

/** Sorts by any field of the card; each press on a field moves to the next of its three states. */
export function SortMenu() {
  const { state, change, screen } = useSearchModel();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const by = screen.card.find((each) => sortStateOf(state.sort, each.dbPropertyName) !== 'none');
  const Icon =
    state.sort === undefined
      ? ArrowUpDown
      : iconOf[state.sort.startsWith('-') ? 'descending' : 'ascending'];
  return (
    <>
      <Button
        ref={anchor}
        variant="ghost"
        size="sm"
        minW="0"
        flexShrink="1"
        icon={<Icon size={14} />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={by ? messages.sortedBy(by.label) : messages.sort}
        title={by ? messages.sortedBy(by.label) : undefined}
        onClick={() => setOpen(!open)}
      >
        <chakra.span truncate>{by ? by.label : messages.sort}</chakra.span>
      </Button>
      {open && (
        <Popover
          anchor={anchor}
          onClose={() => setOpen(false)}
          label={messages.sortMenu}
          width="64"
        >
          <chakra.div role="menu" aria-label={messages.sortMenu} py="1" onKeyDown={moveInMenu}>
            {screen.card.map(({ label, dbPropertyName }) => {
              const sorted = sortStateOf(state.sort, dbPropertyName);
              const Mark = sorted === 'none' ? undefined : iconOf[sorted];
              return (
                <Row
                  key={dbPropertyName}
                  type="button"
                  role="menuitem"
                  data-sorted={sorted === 'none' ? undefined : sorted}
                  onClick={() => change({ sort: nextSort(sortNow(), dbPropertyName) })}
                >
                  <chakra.span flex="1" minW="0" truncate>
                    {label}
                  </chakra.span>
                  <chakra.span textStyle="small" color="fg.muted" srOnly={!Mark}>
                    {messages.sortStates[sorted]}
                  </chakra.span>
                  {Mark && <Mark size={14} aria-hidden />}
                </Row>
              );
            })}
          </chakra.div>
        </Popover>
      )}
    </>
  );
}

/** From the address: a second press may come before the first is rendered. */
const sortNow = () => readSearch(new URLSearchParams(location.search)).sort;

const iconOf = { descending: ArrowDownWideNarrow, ascending: ArrowUpNarrowWide } as const;

const Row = chakra('button', { base: { ...menuRow, '&[data-sorted]': { fontWeight: 'medium' } } });
