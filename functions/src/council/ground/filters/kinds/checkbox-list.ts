import type { FilterKind } from '../filter-kind.ts';
import type { OnField, Scalar } from '../filter.ts';
import { severalOf } from '../several-of.ts';

export type CheckboxListFilter = OnField<'checkbox list', Scalar[]>;

export const checkboxList: FilterKind<CheckboxListFilter> = severalOf('checkbox list', {
  input: 'ticks',
  needs: ['checkboxes'],
});
