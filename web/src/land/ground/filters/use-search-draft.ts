import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';
import { canonicalFilters } from '@contract/council/ground/filters/canonical-filters.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import type { FieldValue } from '@contract/council/ground/filters/form-value.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { draftOf, keepDraft } from '../../../forms/drafts.ts';
import type { Row } from './row.ts';
import { filledFrom, placeOf } from './filled-from.ts';
import {
  beginnings,
  filtersFrom,
  type FormValues,
  isLeafField,
  overridingIn,
} from './form-values.ts';
import { NO_DAY, problemsIn } from './problems.ts';

/** What is filled in and not sent yet, beside the search that it was begun on. */
interface Kept {
  searched: string;
  values: FormValues;
  /** Filters that no field of the form can show. */
  others: Filter[];
  inArea: boolean;
  /** Lines of the filter builder, unfinished ones among them. */
  rows?: Row[] | undefined;
}

export type SearchDraft = ReturnType<typeof useSearchDraft>;

/**
 * A search while it is being written: one draft under form and filter builder. It begins with what is
 * searched, follows Back and Forward, and outlives the form: a closed drawer, a turned tablet, the end of
 * the session.
 */
export function useSearchDraft(
  draftName: string,
  config: readonly SearchFilter[],
  filters: readonly Filter[],
  areaOnly: boolean,
) {
  const searched = JSON.stringify([filters, areaOnly]);
  const [kept, setKept] = useState<Kept>(() => {
    const before = draftOf<Kept>(draftName);
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
  useEffect(() => keepDraft(draftName, { ...kept, searched }), [draftName, kept, searched]);

  const before = useRef(searched);
  useEffect(() => {
    if (before.current === searched) return;
    before.current = searched;
    change((draft) =>
      canonicalFilters(filtersOf(config, draft)) === canonicalFilters(filters)
        ? { inArea: areaOnly }
        : { ...begun(config, filters), inArea: areaOnly },
    );
    // Only what is searched sets the draft; typing does not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [searched]);

  const wanted = useMemo(() => filtersOf(config, kept), [config, kept]);
  return {
    values: kept.values,
    others: kept.others,
    rows: kept.rows,
    /** Whether one field is searched by alone; the map area does not bound it either. */
    overridden: overridingIn(config, kept.values) !== undefined,
    inArea: kept.inArea,
    /** The filters that the draft stands for. */
    filters: wanted,
    /** Those that it would stand for with another value in one field. */
    filtersWith: (at: string, value: FieldValue) =>
      filtersOf(config, { ...kept, values: { ...kept.values, [at]: value } }),
    set: useCallback(
      (at: string, value: FieldValue) =>
        change(({ values }) => ({ values: { ...values, [at]: value } })),
      [change],
    ),
    setInArea: (inArea: boolean) => change(() => ({ inArea })),
    /** The draft stands for these now; what is typed and no filter yet stays. */
    setFilters: useCallback(
      (next: readonly Filter[], rows?: Row[]) =>
        change(({ values }) => {
          const filled = filledFrom(config, next);
          return { ...filled, values: { ...unfinished(config, values), ...filled.values }, rows };
        }),
      [change, config],
    ),
    /** As the council lets the form begin. */
    reset: () => {
      setResets((times) => times + 1);
      change(() => ({ values: beginnings(config), others: [], inArea: false, rows: undefined }));
    },
    /** How often it was reset: what stands beside the fields begins anew with them. */
    resets,
  };
}

/** A search as the form begins with it; where nothing is searched for, as the council lets it begin. */
function begun(config: readonly SearchFilter[], filters: readonly Filter[]) {
  if (filters.length > 0) return filledFrom(config, filters);
  return { values: beginnings(config), others: [] };
}

function filtersOf(config: readonly SearchFilter[], { values, others }: Kept): Filter[] {
  const own = filtersFrom(config, values);
  return overridingIn(config, values) ? own : [...own, ...others];
}

/** What was typed and cannot be searched by: a word for a number, a range the wrong way round. */
function unfinished(config: readonly SearchFilter[], values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([at, value]) => {
      const field = placeOf(config, at);
      const typed = Array.isArray(value) ? !value.includes(NO_DAY) : true;
      return field && isLeafField(field) && typed && problemsIn(field, value).length > 0;
    }),
  );
}
