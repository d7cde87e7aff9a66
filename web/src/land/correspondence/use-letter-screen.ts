import { getLetterFields } from '@calls/land/correspondence/contract/table.ts';
import { useMemo } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { formOfFields } from '../ground/filters/form-of-fields.ts';
import type { SearchedRecords } from '../ground/search/searched-records.ts';
import type { SearchScreen } from '../ground/search/use-search-screen.ts';
import { correspondencePanelMessages as messages } from './messages.ts';

const FIVE_MINUTES = 300_000;

const letters: SearchedRecords = {
  name: 'correspondence',
  tagged: false,
  valuesListed: false,
  helped: false,
  submit: messages.searchLetters,
};

/** Searching the correspondence: no council configures its form, which asks every field in turn. */
export function useLetterScreen(): SearchScreen {
  const { data, isPending, error, refetch } = useEndpoint(
    getLetterFields,
    {},
    { staleTime: FIVE_MINUTES },
  );
  const fields = useMemo(
    () => new Map(data?.map((field) => [field.dbPropertyName, field])),
    [data],
  );
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
