import {
  createLetterTemplate,
  listLetterTemplates,
  removeLetterTemplate,
  updateLetterTemplate,
} from '@calls/land/correspondence/contract/templates.ts';
import { everyLetterHas } from '@contract/land/correspondence/letter-fields.ts';
import { letterKind } from '@contract/land/correspondence/letter-kind.ts';
import { useMemo } from 'react';
import { formOfFields } from '../../records/filters/form-of-fields.ts';
import type { SearchedRecords } from '../../records/search/searched-records.ts';
import type { SearchScreen } from '../../records/search/search-screen.ts';
import { correspondencePanelMessages as messages } from './messages.ts';
import { useLetterFields } from './use-letter-fields.ts';

const letters: SearchedRecords = {
  name: 'correspondence',
  unit: letterKind.unit,
  templates: {
    list: listLetterTemplates,
    create: createLetterTemplate,
    update: updateLetterTemplate,
    remove: removeLetterTemplate,
  },
  alsoSearched: new Set(everyLetterHas.map(({ name }) => name)),
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
