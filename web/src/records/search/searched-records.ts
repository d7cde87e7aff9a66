import type { TemplateCalls } from '@contract/records/templates/template-endpoints.ts';
import type { Unit } from '@contract/platform/contract.ts';

/** What a search needs to know of the records it finds. */
export interface SearchedRecords {
  /** The key under which drafts, settings and views are kept on this device. */
  name: string;
  /** Whose permission it takes to search them. */
  unit: Unit;
  /** The calls for their saved searches. */
  templates: TemplateCalls;
  /** Properties that they can be searched by beside their dictionary's. */
  alsoSearched: ReadonlySet<string>;
  /** What of them the words of a search are sought in, if not name, address or reference. */
  words?: string | undefined;
  /** Whether they have tags to filter by. */
  tagged: boolean;
  /** Whether existing values of their fields can be listed. */
  valuesListed: boolean;
  /** The label of the form's button, if it is not 'Search Sites'. */
  submit?: string;
  /** Whether searches offer suggestions while typing, sentences and the visible part of the map. */
  helped: boolean;
}
