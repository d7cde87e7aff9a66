import type { Action } from '@contract/platform/contract.ts';

/** What the tools for selected sites need on sites (specification 000 section 2.4). */
export const EVERYTHING: Action[] = ['read', 'write', 'delete'];
