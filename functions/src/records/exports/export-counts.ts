/** Counts of what a file leaves out or could not represent. */
export interface ExportCounts {
  /** Deleted since they were chosen. */
  gone?: number;
  without_scenario?: number;
  /** Left out of the register because its check found problems. */
  not_ready?: number;
  /** Left out of the register because they are not known to be previously developed land. */
  not_developed?: number;
  /** Sites inside others of the register. */
  inside?: number;
  /** Texts truncated to what the format holds. */
  cut?: number;
}
