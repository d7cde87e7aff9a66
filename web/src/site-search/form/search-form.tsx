import type { SearchFilter } from '@contract/configs/types/site-search.ts';
import type { Filter } from '@contract/site-search/filter.ts';
import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { draftOf, keepDraft } from '../../forms/drafts.ts';
import { Permitted } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { FilterField } from './filter-field.tsx';
import { fieldsOf, filtersFrom, type FormValues, valuesFrom } from './form-values.ts';
import { messages } from '../messages.ts';

interface SearchFormProps {
  config: SearchFilter[];
  /** What is searched now: the form begins with it, and follows Back and Forward. */
  filters: Filter[];
  areaOnly: boolean;
  search: (filters: Filter[], areaOnly: boolean) => void;
}

const DRAFT = 'search';
/** What is filled in and not sent yet, beside the search that it was begun on. */
interface SearchDraft {
  searched: string;
  values: FormValues;
  inArea: boolean;
}

/**
 * The council's search form: nothing is searched until it is sent. What is filled in outlives the form,
 * which goes with its drawer, when a tablet is turned and when the session ends.
 */
export function SearchForm({ config, filters, areaOnly, search }: SearchFormProps) {
  const searched = JSON.stringify([filters, areaOnly]);
  const [begun] = useState(() => {
    const kept = draftOf<SearchDraft>(DRAFT);
    return kept?.searched === searched ? kept : undefined;
  });
  const [values, setValues] = useState(() => begun?.values ?? valuesFrom(config, filters));
  const [inArea, setInArea] = useState(begun?.inArea ?? areaOnly);
  const before = useRef(searched);
  useEffect(() => {
    keepDraft(DRAFT, { searched, values, inArea } satisfies SearchDraft);
  }, [searched, values, inArea]);
  useEffect(() => {
    if (before.current === searched) return;
    before.current = searched;
    const inForm = JSON.stringify(filtersFrom(config, values));
    if (inForm !== JSON.stringify(filters)) setValues(valuesFrom(config, filters));
    setInArea(areaOnly);
    // Only what is searched sets the form; typing does not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [searched]);

  return (
    <chakra.form
      aria-label={messages.formPanel.title}
      display="flex"
      flexDirection="column"
      flex="1"
      minH="0"
      onSubmit={(event) => {
        event.preventDefault();
        // What cannot be read as a number is not left out in silence.
        const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
        if (wrong) return wrong.focus();
        search(filtersFrom(config, values), inArea);
      }}
    >
      <Fields>
        {fieldsOf(config).map((field) => (
          <FilterField
            key={field.at}
            {...field}
            values={values}
            set={(at, value) => setValues((before) => ({ ...before, [at]: value }))}
          />
        ))}
      </Fields>
      <chakra.div borderTopWidth="1px" p="4" display="grid" gap="3">
        <chakra.label display="flex" alignItems="center" gap="2" minH="6" cursor="pointer">
          <chakra.input
            type="checkbox"
            w="4"
            h="4"
            checked={inArea}
            onChange={(event) => setInArea(event.target.checked)}
          />
          {messages.areaOnly}
        </chakra.label>
        <chakra.div display="grid" gridTemplateColumns="auto 1fr" gap="2">
          <Button
            variant="outline"
            onClick={() => {
              setValues({});
              setInArea(false);
              search([], false);
            }}
          >
            {messages.reset}
          </Button>
          <Permitted unit="sites" actions={['read']}>
            <Button type="submit" icon={<Search size={16} />}>
              {messages.search}
            </Button>
          </Permitted>
        </chakra.div>
      </chakra.div>
    </chakra.form>
  );
}

// A column may be narrower than its controls would like to be.
const Fields = chakra('div', {
  base: {
    flex: '1',
    overflow: 'auto',
    p: '4',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    alignContent: 'start',
  },
});
