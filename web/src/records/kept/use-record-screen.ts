import type { RecordCalls } from '@contract/records/kept/record-endpoints.ts';
import type { TemplateCalls } from '@contract/records/templates/template-endpoints.ts';
import { useMemo } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { formOfFields } from '../filters/form-of-fields.ts';
import type { SearchScreen } from '../search/search-screen.ts';

/** What searching a type of kept record takes. */
export interface RecordSearchOptions {
  /** The key under which drafts, settings and views are kept on this device. */
  name: string;
  fields: RecordCalls['fields'];
  templates: TemplateCalls;
  /** What of them the words of a search are sought in. */
  words: string;
  /** The label of the form's button. */
  submit: string;
}

/** What every kept record is searched by beside its fields. */
const ALSO_SEARCHED = new Set(['id', 'created_at', 'updated_at', 'search_text']);
const FIVE_MINUTES = 300_000;

/** Searching kept records: no council configures its form, which asks every field in turn. */
export function useRecordScreen({
  name,
  fields,
  templates,
  words,
  submit,
}: RecordSearchOptions): SearchScreen {
  const { data, isPending, error, refetch } = useEndpoint(fields, {}, { staleTime: FIVE_MINUTES });
  const form = useMemo(() => data && formOfFields(data), [data]);
  const named = useMemo(() => new Map(data?.map((each) => [each.dbPropertyName, each])), [data]);
  return {
    records: {
      name,
      unit: 'representations',
      templates,
      words,
      alsoSearched: ALSO_SEARCHED,
      tagged: false,
      valuesListed: false,
      helped: false,
      submit,
    },
    form,
    card: [],
    fields: named,
    pending: isPending,
    broken: undefined,
    error,
    retry: () => void refetch(),
  };
}
