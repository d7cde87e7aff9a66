import { useMemo } from 'react';
import { formOfFields } from '../ground/filters/form-of-fields.ts';
import type { SearchedRecords } from '../ground/search/searched-records.ts';
import type { SearchScreen } from '../ground/search/use-search-screen.ts';
import { correspondencePanelMessages as messages } from './messages.ts';
import { useLetterFields } from './use-letter-fields.ts';

const letters: SearchedRecords = {
  name: 'correspondence',
  tagged: false,
  valuesListed: false,
  helped: false,
  submit: messages.searchLetters,
};

/** Searching the correspondence: no council configures its form, which asks every field in turn. */
export function useLetterScreen(): SearchScreen {
  const { query, fields } = useLetterFields();
  const { data, isPending, error, refetch } = query;
  const form = useMemo(() => data && formOfFields(data), [data]);
  return {
    records: letters,
    form,
    card: [],
    fields,
    pending: isPending,
    broken: undefined,
    error,
    retry: () => void refetch(),
  };
}
