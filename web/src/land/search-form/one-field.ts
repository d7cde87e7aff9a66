import type { LeafField } from '../ground/filters/form-values.ts';

/** What each kind of field is given. */
export interface OneField<T> {
  at: string;
  filter: LeafField;
  value: T;

  change: (value: T) => void;
  /** Within a group lists show all their items. */
  nested: boolean;
}
