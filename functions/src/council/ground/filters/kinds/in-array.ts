import type { FilterKind } from '../filter-kind.ts';
import type { OnField, Scalar } from '../filter.ts';
import { severalOf } from '../several-of.ts';

/** As a checkbox list, found by typing. */
export type InArrayFilter = OnField<'in array', Scalar[]>;

export const inArray: FilterKind<InArrayFilter> = severalOf('in array', {
  input: 'choices',
  needs: [],
});
