import { closed } from '../../../../platform/contract.ts';

/** Of blocks that say nothing of their own: a divider, and the contents, which are made when they are shown. */
export const noContent = closed({});
export type NoContent = Record<string, never>;

export const emptyNoContent = (): NoContent => ({});
