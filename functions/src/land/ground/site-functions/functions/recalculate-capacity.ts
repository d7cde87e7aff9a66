import type { SiteValue } from '../../../../council/ground/dictionary/parse-value.ts';
import type { SiteFunction } from '../site-function.ts';

export const recalculateCapacityFunction: SiteFunction = {
  description:
    'The saved capacity is calculated again with the boundary’s area, and optimised_unit_capacity becomes its homes, as does the field that they were written to; ' +
    'nothing happens where no capacity was saved.',
  needs: ['optimised_unit_capacity'],
  run: async ({ tx, actor, siteId, scenario }): Promise<Record<string, SiteValue>> => {
    const [{ recalculateApart }, { findCapacity }] = await Promise.all([
      import('../../capacity/save-capacity.ts'),
      import('../../capacity/queries/capacities.ts'),
    ]);
    if (!(await findCapacity(tx, siteId, scenario))) return {};
    const { outcome, values } = await recalculateApart(tx, actor, { siteId, scenario });
    return { ...values, optimised_unit_capacity: outcome.homes };
  },
};
