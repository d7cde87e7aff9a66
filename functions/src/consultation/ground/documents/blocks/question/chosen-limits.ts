import { questionViewMessages as messages } from './messages.ts';
import type { SimpleQuestion } from './schema.ts';

type Limited = Pick<SimpleQuestion, 'minSelected' | 'maxSelected' | 'options'>;

/** How many options of a question can be chosen, in words; null where any number can. */
export function chosenLimits({ minSelected, maxSelected, options }: Limited): string | null {
  const least = minSelected ?? 0;
  const most = maxSelected ?? options.length;
  if (least > 1 && least === most) return messages.exactly(least);
  if (least > 1 && most < options.length) return messages.between(least, most);
  if (most < options.length) return messages.atMost(most);
  return least > 1 ? messages.atLeast(least) : null;
}
