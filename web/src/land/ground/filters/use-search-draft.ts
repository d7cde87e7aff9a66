import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';
import { canonicalFilters } from '@contract/council/ground/filters/canonical-filters.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import type { FieldValue } from '@contract/council/ground/filters/form-value.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { asLeft, keepAsLeft } from '../../../forms/drafts.ts';
import type { Row } from './row.ts';
import { filledFrom, placeOf } from './filled-from.ts';
import {
  beginnings,
  filtersFrom,
  type FormValues,
  isLeafField,
  overridingIn,
} from './form-values.ts';
import { NO_DAY } from '@contract/council/ground/filters/input-problems.ts';
import { problemsIn } from './problems.ts';

/** What is filled in and not yet sent, with the search that it started from. */
interface Kept {
  searched: string;
  values: FormValues;
  /** Filters that none of the form's fields can show. */
  others: Filter[];
  inArea: boolean;
  /** Lines of the filter builder, unfinished ones among them. */
  rows?: Row[] | undefined;
}

export type SearchDraft = ReturnType<typeof useSearchDraft>;

/**
 * A search that is being edited, shared by form and filter builder. It starts from the current search, follows Back
 * and Forward, and survives the form being closed, a turned tablet and the end of the session.
 */
export function useSearchDraft(
  draftName: string,
  config: readonly SearchFilter[],
  filters: readonly Filter[],
  areaOnly: boolean,
) {
  const searched = JSON.stringify([filters, areaOnly]);
  const [kept, setKept] = useState<Kept>(() => {
    const before = asLeft<Kept>(draftName);
    if (before?.searched === searched && before.values) {
      return { others: [], inArea: areaOnly, ...before, values: before.values, searched };
    }
    return { searched, inArea: areaOnly, ...begun(config, filters) };
  });
  const [resets, setResets] = useState(0);
  const change = useCallback(
    (part: (before: Kept) => Partial<Kept>) =>
      setKept((before) => ({ ...before, ...part(before) })),
    [],
  );
  useEffect(() => keepAsLeft(draftName, { ...kept, searched }), [draftName, kept, searched]);

  const before = useRef(searched);
  useEffect(() => {
    if (before.current === searched) return;
    before.current = searched;
    change((draft) =>
      canonicalFilters(filtersOf(config, draft)) === canonicalFilters(filters)
        ? { inArea: areaOnly }
        : { ...begun(config, filters), inArea: areaOnly },
    );
    // Only a new search resets the draft; typing does not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [searched]);

  const wanted = useMemo(() => filtersOf(config, kept), [config, kept]);
  return {
    values: kept.values,
    others: kept.others,
    rows: kept.rows,
    /** Whether one field overrides the others; the map area is ignored then, too. */
    overridden: overridingIn(config, kept.values) !== undefined,
    inArea: kept.inArea,
    /** The draft's filters. */
    filters: wanted,
    /** The draft's filters with another value in one field. */
    filtersWith: (at: string, value: FieldValue) =>
      filtersOf(config, { ...kept, values: { ...kept.values, [at]: value } }),
    set: useCallback(
      (at: string, value: FieldValue) =>
        change(({ values }) => ({ values: { ...values, [at]: value } })),
      [change],
    ),
    setInArea: (inArea: boolean) => change(() => ({ inArea })),
    /** Replaces the draft's filters; text that is not yet a filter stays. */
    setFilters: useCallback(
      (next: readonly Filter[], rows?: Row[]) =>
        change(({ values }) => {
          const filled = filledFrom(config, next);
          return { ...filled, values: { ...unfinished(config, values), ...filled.values }, rows };
        }),
      [change, config],
    ),
    /** Resets the form to the configured values. */
    reset: () => {
      setResets((times) => times + 1);
      change(() => ({ values: beginnings(config), others: [], inArea: false, rows: undefined }));
    },
    /** How often it was reset: the parts beside the fields start over with them. */
    resets,
  };
}

/** The form's initial values: those of the search, or the configured ones if there is no search. */
function begun(config: readonly SearchFilter[], filters: readonly Filter[]) {
  if (filters.length > 0) return filledFrom(config, filters);
  return { values: beginnings(config), others: [] };
}

function filtersOf(config: readonly SearchFilter[], { values, others }: Kept): Filter[] {
  const own = filtersFrom(config, values);
  return overridingIn(config, values) ? own : [...own, ...others];
}

/** Input that cannot be searched for: a word for a number, a range the wrong way round. */
function unfinished(config: readonly SearchFilter[], values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([at, value]) => {
      const field = placeOf(config, at);
      const typed = Array.isArray(value) ? !value.includes(NO_DAY) : true;
      return field && isLeafField(field) && typed && problemsIn(field, value).length > 0;
    }),
  );
}
