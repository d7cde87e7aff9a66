import type { SearchFilter } from './search-filter.ts';
import type { Equality, FilterCondition, LeafFilter, OnField, OnPlace } from './filter.ts';
import type { FilterLine, LineFamily } from './filter-line.ts';
import type { AreaValue, FieldValue, FormInput } from './form-value.ts';
import type { InputProblem } from './input-problems.ts';
import type { FilterNames } from './words.ts';

/** Any filter that is not a group. */
export type AnyLeaf = OnField<string, unknown> | OnPlace<string, unknown>;
/** A filter whose value is there. */
export type WithValue<F extends { value: unknown }> = F & { value: NonNullable<F['value']> };

/** Something that a filter names by its id and that lives apart from the records. */
export interface Reference {
  kind: 'layer' | 'feature' | 'list' | 'selection';
  /** A feature's has its layer before it: '<layer> <id>', as ids are unique within a layer only. */
  id: string | number | boolean;
}

/** A kind that asks for a place, as form and builder offer it. */
export interface PlacePart {
  /** Stands among the builder's fields. */
  label: string;
  is: string;
  isNot: string;
  /** What may be chosen: what the map shows, an area drawn on it, a layer's features. */
  offers: readonly ('view' | 'drawn' | 'layer')[];
  /** Whether the place says enough to be searched by. */
  isComplete(value: AreaValue): boolean;
}

/**
 * Everything a kind of filter is, besides its SQL (records/search/conditions) and its input in the
 * search form (web, search-form/inputs.ts). `kinds.ts` lists the kinds; one that lacks a part does not
 * compile.
 */
export interface FilterKind<F extends AnyLeaf> {
  /** How it is asked where the record is; undefined for a kind that asks one property of the record. */
  readonly place: PlacePart | undefined;
  readonly schema: {
    readonly equalities: readonly Equality[];
    /** Whether an equality must be named, unless only presence is asked. */
    readonly needsEquality?: boolean;
    readonly conditions: readonly FilterCondition[];
    /** What is wrong with a value that is not null; undefined for one that fits. */
    fault(value: unknown): string | undefined;
  };
  /** Whether the value is filled in: an empty input is not a condition. */
  isFilledIn(value: NonNullable<F['value']>): boolean;
  /** What it asks, the same for filters that ask the same, with defaults written out. */
  canonical(filter: WithValue<F>): readonly unknown[];
  /** What it asks as people read it: 'Total site area at least 2 ha'. */
  words(filter: WithValue<F>, names: FilterNames): string;
  /** Layers, features of them, lists and selections that it names. */
  refersTo(filter: WithValue<F>): readonly Reference[];
  /** How it is filled in on a council's search form. */
  readonly form: {
    readonly input: FormInput;
    /** What the council's configuration of it must say besides its property and label. */
    readonly needs: readonly (keyof SearchFilter)[];
    /** Whether a field of this kind may begin with the value. */
    mayBeginWith(value: unknown): boolean;
    readonly empty: FieldValue;
    /** Why what is typed cannot be searched for: form and builder show it beside the input. */
    problems(
      value: FieldValue | undefined,
      limits: Pick<SearchFilter, 'min' | 'max'>,
    ): InputProblem[];
    /** The filter that a filled-in field stands for; undefined while it holds no value of its kind. */
    read(field: SearchFilter, value: FieldValue): F | undefined;
    /** What a field of this kind would hold of a filter of any kind; undefined where it cannot. */
    fill(filter: LeafFilter): FieldValue | undefined;
  };
  /** The same as a line of the filter builder about a field of this family; undefined where no line can. */
  line(filter: WithValue<F>, family: LineFamily): FilterLine | undefined;
}
