import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';
import { isNumber } from '@contract/council/ground/filters/form-value.ts';

/** The number one step up or down for an arrow key, within the field's limits; undefined for other keys. */
export function stepped(
  text: string,
  key: string,
  { step = 1, min, max }: Pick<SearchFilter, 'step' | 'min'> & { max?: number | undefined },
): string | undefined {
  const direction = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
  if (direction === 0 || (text.trim() !== '' && !isNumber(text))) return undefined;
  const from = text.trim() === '' ? (min ?? 0) - (direction > 0 ? step : 0) : Number(text);
  const decimals = Math.max(decimalsOf(step), decimalsOf(from));
  const next = Number((from + direction * step).toFixed(decimals));
  return String(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next)));
}

const decimalsOf = (number: number) => Math.min(10, (String(number).split('.')[1] ?? '').length);
