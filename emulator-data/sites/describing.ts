/** What the sites of one council have in common. */
export interface Describing {
  /** Begins a reference, such as NBR. */
  prefix: string;
  townName: string;
  postcodeArea: string;
  organisationUri: string;
  siteUrl: string;
}
