import { fieldTypeOf } from '../../../../council/ground/dictionary/field-types.ts';
import { siteFunctionMessages as messages } from '../messages.ts';
import { numberIn, SiteFunctionRefusal, type SiteFunction } from '../site-function.ts';

export const sumYears: SiteFunction = {
  description:
    'Sums homes by year: the first of the action’s columns becomes the sum of the others; empty where all are.',
  needs: [],
  run: (call) => {
    const [total, ...years] = call.columns;
    if (total === undefined || years.length === 0) {
      throw new SiteFunctionRefusal(messages.noColumns);
    }
    for (const name of call.columns) {
      const { kind } = fieldTypeOf(call.fields.get(name)?.type ?? '');
      if (kind !== 'number' && kind !== 'integer') {
        throw new SiteFunctionRefusal(messages.notNumeric(name));
      }
    }
    const homes = years.flatMap((name) => numberIn(call, name) ?? []);
    const sum = homes.reduce((all, each) => all + each, 0);
    // Decimal fractions are not exact in binary; rounding makes 0.1 + 0.2 equal 0.3.
    return { [total]: homes.length > 0 ? Number(sum.toFixed(6)) : null };
  },
};
