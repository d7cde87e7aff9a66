import type { PrintPart } from '../../print/print-parts.ts';

/** A rule on paper. */
export const printDivider = (): PrintPart[] => [{ kind: 'rule' }];
