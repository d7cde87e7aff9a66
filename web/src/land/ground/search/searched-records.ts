/** What a search needs to know of the records it finds. */
export interface SearchedRecords {
  /** Under which drafts, settings and views are kept on this device. */
  name: string;
  /** Whether they have tags to filter by. */
  tagged: boolean;
  /** Whether the values that their fields hold can be asked for. */
  valuesListed: boolean;
  /** What sends their search form, where not 'Search Sites'. */
  submit?: string;
  /**
   * Whether their searches are helped on: suggestions while one types, saved searches, sentences, the part of the
   * map that is seen.
   */
  helped: boolean;
}

export const searchedSites: SearchedRecords = {
  name: 'sites',
  tagged: true,
  valuesListed: true,
  helped: true,
};
