/** What a cell was read as: a value (null if blank), and why it was changed or refused. */
export interface RegisterCellRead<T extends string | number = string | number> {
  value: T | null;
  corrected?: string;
  refused?: string;
}

export const blank: RegisterCellRead<never> = { value: null };

/** A cell that was refused, with the reason. */
export function refused(reason: string): RegisterCellRead<never> {
  return { value: null, refused: reason };
}
