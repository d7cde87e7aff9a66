import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';
import type { Unit } from '@contract/platform/contract.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Permitted } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useSearchHistory } from './autocomplete/use-search-history.ts';
import { searchMessages } from '../ground/search/messages.ts';
import { searchFormMessages as messages } from './messages.ts';
import { FormContext, Tick } from '../ground/filter-inputs/field-frame.tsx';
import { FilterField } from './filter-field.tsx';
import { filterFields } from '../ground/filters/form-values.ts';
import { OtherFilters } from './other-filters.tsx';
import { problemsOf } from '../ground/filters/problems.ts';
import type { SearchDraft } from '../ground/filters/use-search-draft.ts';

interface SearchFormProps {
  config: SearchFilter[];
  draft: SearchDraft;
  search: (filters: Filter[], areaOnly: boolean) => void;
  /** Shown above the fields: saved searches, the filter builder. */
  head?: ReactNode;
  /** Whose permission it takes to search. */
  unit: Unit;
  /** Whether suggestions are offered while typing, and the visible part of the map may limit the search. */
  helped?: boolean;
  /** The label of the button. */
  submit?: string | undefined;
}

/** The council's search form: nothing is searched until it is sent. */
export function SearchForm({
  config,
  draft,
  search,
  head,
  unit,
  helped = true,
  submit,
}: SearchFormProps) {
  const id = useId();
  const [attempts, setAttempts] = useState(0);
  const problems = problemsOf(config, draft.values);
  const { remember } = useSearchHistory();
  const send = (filters: Filter[]) => {
    if (problems.length > 0) return setAttempts(attempts + 1);
    setAttempts(0);
    search(filters, draft.inArea && !draft.overridden);
  };
  const parts = {
    id,
    searchAt: helped ? firstOfWords(config) : undefined,
    addFilter: (at: string, filter: Filter) => {
      const wanted = [...draft.filtersWith(at, ''), filter];
      draft.setFilters(wanted);
      send(wanted);
    },
    searchWords: (at: string, words: string) => {
      draft.set(at, words);
      send(draft.filtersWith(at, words));
    },
  };
  return (
    <FormContext value={parts}>
      <Scrolled>
        {head}
        {/* What stands over the fields has forms of its own: it is beside this one, not in it. */}
        <Fields
          id={`${id}-form`}
          aria-label={searchMessages.formPanel.title}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const words = parts.searchAt && draft.values[parts.searchAt];
            if (typeof words === 'string') remember(words);
            send(draft.filters);
          }}
        >
          {attempts > 0 && problems.length > 0 && (
            <ErrorSummary
              key={attempts}
              lines={problems.map(({ at, end, label, message }) => ({
                id: `${id}-${at}${end ? `-${end}` : ''}`,
                text: messages.problemIn(label, message),
              }))}
            />
          )}
          <OtherFilters
            filters={draft.others}
            remove={(filter) => {
              const left = draft.filters.filter((each) => each !== filter);
              draft.setFilters(left);
              send(left);
            }}
          />
          {filterFields(config).map((field) => (
            <FilterField key={field.at} {...field} values={draft.values} set={draft.set} />
          ))}
          {config.length === 0 && (
            <Empty kind="nothing" title={messages.noForm}>
              {messages.noFormHint}
            </Empty>
          )}
        </Fields>
      </Scrolled>
      <Foot
        form={`${id}-form`}
        draft={draft}
        helped={helped}
        unit={unit}
        submit={submit}
        reset={() => {
          setAttempts(0);
          draft.reset();
          search([], false);
        }}
      />
    </FormContext>
  );
}

interface FootProps extends Pick<SearchFormProps, 'draft' | 'helped' | 'unit' | 'submit'> {
  form: string;
  reset: () => void;
}

/** What limits the search to the map, and the buttons that clear it and send it. */
const Foot = ({ form, draft, helped, unit, submit, reset }: FootProps) => (
  <chakra.div borderTopWidth="1px" px="4" py="3" display="grid" gap="2">
    {(helped || draft.inArea) && (
      <Tick checked={draft.inArea} onChange={(event) => draft.setInArea(event.target.checked)}>
        {messages.areaOnly}
      </Tick>
    )}
    <chakra.div display="grid" gridTemplateColumns="auto 1fr" gap="2">
      <Button variant="outline" onClick={reset}>
        {messages.reset}
      </Button>
      <Permitted unit={unit} actions={['read']}>
        <Button type="submit" form={form} icon={<Search size={16} />}>
          {submit ?? messages.search}
        </Button>
      </Permitted>
    </chakra.div>
  </chakra.div>
);

/** The place of the first field of words, which is the form's search box. */
function firstOfWords(config: readonly SearchFilter[], at = ''): string | undefined {
  for (const { at: here, filter } of filterFields(config, at)) {
    if (filter.type === 'text') return here;
    const inner =
      filter.type === 'group' ? firstOfWords(filter.filters ?? [], `${here}.`) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

const Scrolled = chakra('div', {
  base: {
    flex: '1',
    minH: '0',
    overflow: 'auto',
    p: '4',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    alignContent: 'start',
  },
});
// A column may be narrower than its controls' usual width.
const Fields = chakra('form', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    alignContent: 'start',
  },
});
