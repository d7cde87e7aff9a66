/** Where new contacts and organisations are written down. */
export interface PeopleTabProps {
  /** Whether a new one is being written down. */
  adding: boolean;
  add: () => void;
  /** Writes down a new column. */
  addColumn: () => void;
  close: () => void;
}
