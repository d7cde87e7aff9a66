import { blank, refused, type RegisterCellRead } from './cell.ts';

const YES = new Set(['yes', 'y', 'true', '1', 't', 'deliverable', 'the land is deliverable']);
const NO = new Set(['no', 'n', 'false', '0', 'f', 'none', 'not deliverable']);

/** 'yes' or blank, which is all the standard allows; a written 'no' becomes blank. */
export function readYes(raw: string): RegisterCellRead<string> {
  const text = raw.trim().toLowerCase();
  if (text === '') return blank;
  if (YES.has(text))
    return raw === 'yes'
      ? { value: 'yes' }
      : { value: 'yes', corrected: 'Spelt as in the standard' };
  if (NO.has(text)) return { value: null, corrected: "The standard leaves a 'no' blank" };
  return refused("Neither 'yes' nor blank");
}
