/** What is noted of a cell: taken otherwise than it stands there, or left out. */
export interface CellFinding {
  column: string | null;
  from: string | null;
  to: string | null;
  outcome: 'corrected' | 'refused';
  reason: string;
}
