import type { ConstraintGroup } from './group-of-layer.ts';

/** What people read of the groups of constraints, on the page and on paper. */
export const constraintGroupNames: Record<ConstraintGroup, string> = {
  hard: 'Rules out building',
  soft: 'To be weighed',
  access: 'Access and services',
};
