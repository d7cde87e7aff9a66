import type { DemoScenario } from './scenarios.ts';

/** One made-up site in the form the database takes: its location, and a value for each dictionary column. */
export interface DemoSite {
  idUnique: string;
  reference: string;
  rings: (readonly [number, number])[][];
  tags: string[];
  publicMapVisibility: boolean;
  scenarios: DemoScenario[];
  /** By db_property_name; dates as YYYY-MM-DD, areas in hectares. */
  values: Record<string, string | number | boolean | string[] | null>;
}
