/** What a search needs to know of the records it finds. */
export interface SearchedRecords {
  /** The key under which drafts, settings and views are kept on this device. */
  name: string;
  /** Whether they have tags to filter by. */
  tagged: boolean;
  /** Whether existing values of their fields can be listed. */
  valuesListed: boolean;
  /** The label of the form's button, if it is not 'Search Sites'. */
  submit?: string;
  /** Whether searches offer suggestions while typing, saved searches, sentences and the visible part of the map. */
  helped: boolean;
}

export const searchedSites: SearchedRecords = {
  name: 'sites',
  tagged: true,
  valuesListed: true,
  helped: true,
};
