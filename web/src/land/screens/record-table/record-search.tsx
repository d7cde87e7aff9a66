import { CountedControl } from '../../../ui/counted.tsx';
import { Search } from 'lucide-react';
import { chakra } from '@chakra-ui/react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { recordTableMessages as messages } from '../../../records/record-table/messages.ts';
import { MAX_FILTER_LENGTH } from '../../ground/filter-inputs/max-filter-length.ts';
import { useSearchModel } from '../../ground/search/search-model.tsx';

const WORDS = 'search_text';

/** Words to search by, beside the form's filters: Enter sends them, which it says meanwhile; emptied they are taken away. */
export function RecordSearch({ label }: { label: string }) {
  const hint = useId();
  const { state, search } = useSearchModel();
  const filter = state.filters.find(
    (each) => each.type === 'text' && each.dbPropertyName === WORDS,
  );
  const asked = filter && 'value' in filter ? String(filter.value ?? '') : '';
  const [typed, setTyped] = useState(asked);
  useEffect(() => setTyped(asked), [asked]);
  const send = (text: string) => {
    const words = text.trim();
    if (words === asked) return;
    const rest = state.filters.filter((each) => each !== filter);
    const wanted = { type: 'text' as const, dbPropertyName: WORDS, value: words };
    void search(words === '' ? rest : [...rest, wanted], false);
  };
  const waits = typed.trim() !== asked;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send(typed);
  };
  return (
    <Form role="search" aria-label={label} onSubmit={onSubmit}>
      <Glass aria-hidden>
        <Search size={16} />
      </Glass>
      <CountedControl
        type="search"
        data-search
        ps="8"
        pe={waits ? '28' : undefined}
        aria-describedby={hint}
        aria-label={label}
        placeholder={label}
        most={MAX_FILTER_LENGTH}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          // The cross in the box, or the last letter taken away.
          if (event.target.value === '') send('');
        }}
      />
      <Hint id={hint}>{waits ? messages.enterSearches : ''}</Hint>
    </Form>
  );
}

const Form = chakra('form', {
  base: { position: 'relative', flex: { base: '1 0 100%', md: '0 1 14rem' }, minW: '36' },
});
const Hint = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    insetEnd: '2.5',
    h: { base: '11', md: '8' },
    display: 'grid',
    placeItems: 'center',
    textStyle: 'small',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
});
const Glass = chakra('span', {
  base: {
    position: 'absolute',
    insetY: '0',
    insetStart: '2.5',
    display: 'grid',
    placeItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
});
