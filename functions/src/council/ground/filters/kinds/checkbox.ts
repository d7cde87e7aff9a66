import type { FilterKind } from '../filter-kind.ts';
import type { OnField, Scalar } from '../filter.ts';
import { askedOf } from '../form-value.ts';
import {
  isScalar,
  oneAsLine,
  oneOfCanonical,
  oneOfReferences,
  oneOfWords,
  scalarFault,
} from '../one-of.ts';
import { noProblems } from '../input-problems.ts';

export type CheckboxFilter = OnField<'checkbox', Scalar>;

export const checkbox: FilterKind<CheckboxFilter> = {
  place: undefined,
  schema: { equalities: ['=', '!='], conditions: ['empty', 'not empty'], fault: scalarFault },
  isFilledIn: (value) => String(value).trim() !== '',
  canonical: oneOfCanonical,
  words: oneOfWords,
  refersTo: oneOfReferences,
  form: {
    input: 'tick',
    needs: ['caption'],
    mayBeginWith: isScalar,
    empty: false,
    problems: noProblems,
    // Its configured value is what a tick stands for.
    read: (field, value) => {
      const asked = askedOf(field);
      if (!asked || value !== true) return undefined;
      return { type: 'checkbox', ...asked, value: isScalar(field.value) ? field.value : true };
    },
    fill: () => true,
  },
  line: oneAsLine,
};
