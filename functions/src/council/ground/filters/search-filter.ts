import type { Equality, FilterType, Scalar } from './filter.ts';

/** One filter of a council's search form, as its configuration describes it. */
export interface SearchFilter {
  type: FilterType;
  dbPropertyName?: string;
  label?: string;
  overwriteSearchFilters?: boolean;
  description?: string;
  min?: number;
  max?: number;
  step?: number;
  caption?: string;
  equality?: Equality;
  placeholder?: string;
  /** What a ticked checkbox stands for; of every other kind, what the field begins with. */
  value?: unknown;
  order?: number;
  checkboxes?: { label: string; value: Scalar }[];
  operator?: '_and' | '_or';
  filters?: SearchFilter[];
}
