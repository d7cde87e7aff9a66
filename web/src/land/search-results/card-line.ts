import type { SiteCardConfig } from '@contract/council/ground/configs/types/site-card.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { formatNumber, formatValue } from '@contract/council/ground/dictionary/format-value.ts';

export type CardElement = NonNullable<SiteCardConfig>['siteCardElements'][number];

export interface CardLine {
  label: string;
  text: string;
  description: string | undefined;
  /** Colour of the dot beside the value. */
  dot: string | undefined;
}

/**
 * One line of a result card: the council's label, its prefix before and measurement after the value,
 * its decimals and thousands separator, and a dot where it gives the value a colour.
 */
export function cardLine(
  element: CardElement,
  field: DictionaryField | undefined,
  value: unknown,
): CardLine {
  const { label, formatting, prefix, measurement, description } = element;
  const dot = formatting?.COLOURED_DOT?.find((each) => each.value === String(value))?.color;
  const line = { label, description, dot };
  if (value === null || value === undefined || value === '') return { ...line, text: '-' };
  const plain =
    typeof value === 'number' ? formatNumber(value, formatting ?? {}) : said(field, value);
  const unit = measurement === '%' ? '%' : measurement ? ` ${measurement}` : '';
  return { ...line, text: `${prefix ?? ''}${plain}${unit}` };
}

/** Numbers are formatted by the card, everything else by the dictionary. */
function said(field: DictionaryField | undefined, value: unknown): string {
  return field ? formatValue(field, value) : String(value);
}
