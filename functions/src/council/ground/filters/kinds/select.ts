import type { FilterKind } from '../filter-kind.ts';
import { filterConditions, type OnField, type Scalar } from '../filter.ts';
import { askedOf, asWritten, isText, singleText } from '../form-value.ts';
import {
  isScalar,
  oneAsLine,
  oneOfCanonical,
  oneOfReferences,
  oneOfWords,
  scalarFault,
} from '../one-of.ts';
import { noProblems } from '../input-problems.ts';

export type SelectFilter = OnField<'select', Scalar>;

export const select: FilterKind<SelectFilter> = {
  place: undefined,
  schema: { equalities: ['=', '!='], conditions: filterConditions, fault: scalarFault },
  isFilledIn: (value) => String(value).trim() !== '',
  canonical: oneOfCanonical,
  words: oneOfWords,
  refersTo: oneOfReferences,
  form: {
    input: 'choice',
    needs: [],
    mayBeginWith: isScalar,
    empty: '',
    problems: noProblems,
    read: (field, value) => {
      const asked = askedOf(field);
      if (!asked || !isText(value)) return undefined;
      return { type: 'select', ...asked, value: asWritten(field, value) };
    },
    fill: ({ value }) => singleText(value),
  },
  line: oneAsLine,
};
