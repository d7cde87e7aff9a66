/** What a cell was read as: a value (null if blank), and why it was changed, refused or is asked about. */
export interface RegisterCellRead<T extends string | number = string | number> {
  value: T | null;
  corrected?: string;
  refused?: string;
  /** The value was taken, but somebody should look at it. */
  asked?: string;
  /** Something was written that says there is no value: a dash, 'N/A', the first day of a calendar. */
  nothing?: string;
}

export const blank: RegisterCellRead<never> = { value: null };

/** A cell that was refused, with the reason. */
export function refused(reason: string): RegisterCellRead<never> {
  return { value: null, refused: reason };
}

/** Written signs of there being no value, without case and outer punctuation. */
const NOTHING =
  /^(?:[\s?.\-–—_/*]+|[<([]?\s*null\s*[>)\]]?|n\s*(?:[/.\\]\s*)?a\.?|#n\/a|nil|none|blank|not applicable|not known|unknown|to be confirmed|tb[acd]|<\s*empty\s*>)$/i;

/** A cell that says in signs or words that there is no value; undefined for any other. */
export function readNothing(raw: string): RegisterCellRead<never> | undefined {
  return NOTHING.test(raw.trim()) && raw.trim() !== ''
    ? { value: null, nothing: 'Says that there is no value' }
    : undefined;
}
