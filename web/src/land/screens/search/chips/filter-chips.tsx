import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { filterWords } from '@contract/council/ground/filters/filter-words.ts';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { Away, ChosenItem } from '../../../ground/filter-inputs/many-box.tsx';
import { rowsFrom } from '../../../ground/filters/rows.ts';
import { useBuilderFields, useNames } from '../../../ground/filters/use-names.ts';
import { useSearchModel } from '../../../ground/search/search-model.tsx';
import { searchPageMessages as messages } from '../messages.ts';

const ChipEditor = lazyPart(() => import('./chip-editor.tsx'));

/**
 * Every filter of the search, above what it finds: each can be taken away, and changed where it stands. `oneLine`
 * where there is no room for more.
 */
export function FilterChips({ oneLine = false }: { oneLine?: boolean }) {
  const { state, search, screen } = useSearchModel();
  const { filters, area } = state;
  const fields = useBuilderFields();
  const names = useNames(filters, fields);
  // Until the dictionary is known, every field would read as if it were no longer in it.
  if (screen.pending || (filters.length === 0 && !area)) return null;
  const put = (next: Filter[]) => void search(next, area !== undefined);
  return (
    <Row oneLine={oneLine}>
      <chakra.span color="fg.muted" textStyle="small" flexShrink="0">
        {messages.resultsFor}
      </chakra.span>
      <List aria-label={messages.filtersOfSearch} oneLine={oneLine}>
        {filters.map((filter, index) => (
          <Chip
            key={`${index} ${JSON.stringify(filter)}`}
            filter={filter}
            words={filterWords(filter, names)}
            change={(next) => put(filters.toSpliced(index, 1, ...next))}
          />
        ))}
        {area && (
          <ChosenItem>
            <Words as="span">{messages.inMapArea}</Words>
            <TakeAway words={messages.inMapArea} take={() => void search([...filters], false)} />
          </ChosenItem>
        )}
      </List>
    </Row>
  );
}

interface ChipProps {
  filter: Filter;
  words: string;
  /** Puts these in the filter's place. */
  change: (next: Filter[]) => void;
}

function Chip({ filter, words, change }: ChipProps) {
  const fields = useBuilderFields();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [row] = rowsFrom([filter], fields);
  if (words === '') return null;
  // Areas are chosen on the map, by the form.
  const editable = row?.kind === 'field' && !fields.get(row.field)?.place;
  return (
    <ChosenItem>
      {editable ? (
        <Words
          ref={button}
          type="button"
          title={messages.changeFilter(words)}
          aria-haspopup="dialog"
          aria-expanded={open}
          cursor="pointer"
          onClick={() => setOpen(!open)}
        >
          {words}
        </Words>
      ) : (
        <Words as="span" title={words}>
          {words}
        </Words>
      )}
      <TakeAway words={words} take={() => change([])} />
      {open && editable && (
        <Suspense fallback={null}>
          <ChipEditor
            anchor={button}
            start={row}
            words={words}
            close={() => setOpen(false)}
            send={(next) => {
              setOpen(false);
              change(next);
            }}
          />
        </Suspense>
      )}
    </ChosenItem>
  );
}

const TakeAway = ({ words, take }: { words: string; take: () => void }) => (
  <Away type="button" aria-label={messages.takeAway(words)} onClick={take}>
    <X size={12} aria-hidden />
  </Away>
);

const Row = chakra('div', {
  base: { display: 'flex', gap: '2', alignItems: 'baseline', minW: '0' },
  variants: {
    oneLine: { true: { px: '3', py: '1.5', borderBottomWidth: '1px' }, false: { pb: '1' } },
  },
});
const List = chakra('ul', {
  base: { display: 'flex', gap: '1', flex: '1', minW: '0' },
  variants: {
    oneLine: {
      true: { overflowX: 'auto', '& > li': { flexShrink: 0 } },
      // Six rows and a third of the next, so that whoever has more filters sees that there are more.
      false: { flexWrap: 'wrap', maxH: '44', overflowY: 'auto' },
    },
  },
});
const Words = chakra('button', {
  base: {
    minW: '0',
    maxW: '72',
    lineHeight: '1.5rem',
    truncate: true,
    textAlign: 'start',
    display: 'block',
  },
});
