import type { PrintPart } from '../../print/print-parts.ts';

/** Every section with its page. */
export const printContents = (): PrintPart[] => [{ kind: 'contents' }];
