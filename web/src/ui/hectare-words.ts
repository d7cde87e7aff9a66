import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { chosenLook } from './theme/own-look-key.ts';

const ACRES_OF_HECTARE = 2.471_053_8;
const TWO = { NUMBERS_AFTER_DECIMAL_POINT: 2 };

/** '1.25 ha'; for who asks for acres in their settings '1.25 ha (3.09 acres)'. */
export function hectareWords(hectares: number): string {
  const words = `${formatNumber(hectares, TWO)} ha`;
  if (chosenLook('areas') !== 'acres') return words;
  return `${words} (${formatNumber(hectares * ACRES_OF_HECTARE, TWO)} acres)`;
}
