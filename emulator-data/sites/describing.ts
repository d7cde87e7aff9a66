/** What the sites of one council have in common. */
export interface Describing {
  /** Prefix of references, such as NBR. */
  prefix: string;
  townName: string;
  postcodeArea: string;
  organisationUri: string;
  siteUrl: string;
}
