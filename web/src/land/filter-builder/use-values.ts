import { getColumnValues } from '@calls/council/dictionary/contract.ts';
import { searchOptions } from '@calls/land/site-search/contract.ts';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import type { Choice } from '../../ui/combobox/choice-box.tsx';
import type { BuilderField } from '../ground/filters/fields.ts';

const FIVE_MINUTES = 300_000;
const DEBOUNCE_MS = 300;
/** As many as one would scroll through; others are found by typing. */
const SHOWN = 50;

/** The values to choose from: the field's options, otherwise values of the sites, found by typing. */
export function useValues(field: BuilderField) {
  const [typed, setTyped] = useState('');
  const contains = useDebounced(typed.trim().slice(0, 100), DEBOUNCE_MS);
  const listed = field.options.length > 0;
  const byTyping = !listed && field.column;
  const options = useEndpoint(
    searchOptions,
    listed || byTyping ? null : { dbPropertyNames: [field.name] },
    { staleTime: FIVE_MINUTES },
  );
  const columnInput = { col: field.name, limit: SHOWN, ...(contains ? { contains } : {}) };
  const held = useEndpoint(getColumnValues, byTyping ? columnInput : null, {
    staleTime: FIVE_MINUTES,
    keepPrevious: true,
  });
  const from = listed ? field.options : (options.data?.options[field.name] ?? []);
  const choices: Choice[] = byTyping
    ? (held.data ?? []).map((value) => ({ value: String(value), label: String(value) }))
    : from.map(({ value, label }) => ({ value: String(value), label }));
  return {
    choices,
    typed,
    onType: byTyping ? setTyped : undefined,
    busy: options.isFetching || held.isFetching,
    error: options.error ?? held.error,
    retry: () => void (byTyping ? held.refetch() : options.refetch()),
  };
}
