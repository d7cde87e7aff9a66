import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { formatNumber, formatValue } from '@contract/council/ground/dictionary/format-value.ts';
import { shownValue } from '../ground/sites/shown-value.ts';
import { sitePreviewMessages as messages } from './messages.ts';

type Fields = ReadonlyMap<string, DictionaryField>;

/** The nine fields above the tags, in the order of specification 000 section 2.4. */
const LINES: [label: string, property: string, unit?: { name: string; decimals?: number }][] = [
  [messages.siteName, 'site_name'],
  [messages.ward, 'neighbourhood_area_name'],
  [messages.size, 'size_ha', { name: 'ha', decimals: 2 }],
  [messages.suitable, 'suitable_area', { name: 'ha' }],
  [messages.capacity, 'optimised_unit_capacity', { name: 'units' }],
  [messages.suitability, 'suitability_assessment_result'],
  [messages.accessibility, 'accessibility_band'],
  [messages.delivery, 'availability_time_period'],
  [messages.status, 'assessment_status'],
];

export interface PreviewLine {
  label: string;
  text: string;
  /** The colour that the council gives the value. */
  dot?: string;
}

/** The lines of a preview; 'N/A' for values that the site or the dictionary lacks. */
export function previewLines(
  site: Readonly<Record<string, unknown>>,
  fields: Fields,
): PreviewLine[] {
  return LINES.map(([label, property, unit]) => {
    const value = shownValue(site, property, fields);
    if (value === null || value === undefined || value === '') {
      return { label, text: messages.nothing };
    }
    if (unit && typeof value === 'number') {
      const format =
        unit.decimals === undefined ? {} : { NUMBERS_AFTER_DECIMAL_POINT: unit.decimals };
      return { label, text: `${formatNumber(value, format)} ${unit.name}` };
    }
    if (unit && typeof value === 'string') return { label, text: `${value} ${unit.name}` };
    const field = fields.get(property);
    const dot = field?.format.COLOURED_DOT?.find((each) => each.value === String(value))?.color;
    const text = field ? formatValue(field, value) : String(value);
    return { label, text, ...(dot ? { dot } : {}) };
  });
}
