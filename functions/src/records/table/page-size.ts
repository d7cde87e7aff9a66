/** Rows of a page unless another size is asked for (specification 002 section 9). */
export const PAGE_SIZE = 20;
export const PAGE_SIZES = [PAGE_SIZE, 50, 100] as const;
