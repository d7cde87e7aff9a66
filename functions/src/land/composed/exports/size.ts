import { EXPORT_LIMITS } from '../../../records/exports/file-types.ts';

/** Bytes of a position as text, and of a value with its name; measured on the demo councils, generously. */
const BYTES_OF_POSITION = 40;
const BYTES_OF_VALUE = 40;

/** Whether a file is made while the person waits: at most 5,000 sites and an estimated 10 MB. */
export function isSmall(sites: number, positions: number, columns: number): boolean {
  const bytes = positions * BYTES_OF_POSITION + sites * (columns + 2) * BYTES_OF_VALUE;
  return sites <= EXPORT_LIMITS.directSites && bytes <= EXPORT_LIMITS.directBytes;
}
