import type { FilterKind } from './filter-kind.ts';
import { filterConditions, type OnField, type Scalar } from './filter.ts';
import { askedOf, asTyped, asWritten } from './form-value.ts';
import {
  isScalar,
  listFault,
  oneOfCanonical,
  oneOfReferences,
  oneOfWords,
  severalAsLine,
} from './one-of.ts';
import { noProblems } from './input-problems.ts';

/** A kind that asks for any of several values ('contains' says the same) or, with `!=`, for none of them. */
export const severalOf = <Type extends string>(
  type: Type,
  form: Pick<FilterKind<OnField<Type, Scalar[]>>['form'], 'input' | 'needs'>,
): FilterKind<OnField<Type, Scalar[]>> => ({
  place: undefined,
  schema: { equalities: ['=', '!='], conditions: filterConditions, fault: listFault },
  isFilledIn: (value) => value.length > 0,
  canonical: oneOfCanonical,
  words: oneOfWords,
  refersTo: oneOfReferences,
  form: {
    ...form,
    mayBeginWith: (value) => Array.isArray(value) && value.every(isScalar),
    empty: [],
    problems: noProblems,
    read: (field, value) => {
      const asked = askedOf(field);
      if (!asked || !Array.isArray(value) || value.length === 0) return undefined;
      return { type, ...asked, value: value.map((each) => asWritten(field, each)) };
    },
    fill: ({ value }) => {
      const typed = asTyped(value);
      if (typeof typed === 'string') return [typed];
      return Array.isArray(typed) ? typed : undefined;
    },
  },
  line: severalAsLine,
});
