import type { ConfigError } from '@contract/council/ground/configs/config-error.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';
import type { SiteCardConfig } from '@contract/council/ground/configs/types/site-card.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { SearchedRecords } from './searched-records.ts';

/** What a search can ask of the records it finds, and show. */
export interface SearchScreen {
  records: SearchedRecords;
  /** The search form's fields; undefined until they are known. */
  form: SearchFilter[] | undefined;
  /** The lines of a found record's card. */
  card: NonNullable<SiteCardConfig>['siteCardElements'];
  /** The dictionary by property name. */
  fields: ReadonlyMap<string, DictionaryField>;
  pending: boolean;
  /** The configurations' errors, and a way to load them again. */
  broken: { errors: ConfigError[]; reload: () => void } | undefined;
  error: ApiError | null;
  retry: () => void;
}
