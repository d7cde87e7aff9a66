import type { TableCellContent } from '@contract/consultation/ground/documents/blocks/table/schema.ts';

/** How a cell holds its text. */
export const cellLook = ({ align, vertical }: TableCellContent) =>
  ({
    textAlign: align === 'centre' ? 'center' : align,
    verticalAlign: vertical === 'centre' ? 'middle' : vertical,
  }) as const;
