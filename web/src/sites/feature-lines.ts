import type { SiteContent, SiteField } from '@contract/configs/types/site-features.ts';
import type { DictionaryField } from '@contract/dictionary/field.ts';
import { formatNumber, formatValue } from '@contract/dictionary/format-value.ts';

export interface FeatureTab {
  id: string;
  tabTitle: string;
  visible?: boolean;
  content: SiteContent[];
}
export interface FeatureLine {
  label: string;
  text: string;
  description: string | undefined;
  dot: string | undefined;
  /** An address that the value is, for a link. */
  link: string | undefined;
}
export interface FeatureGroup {
  title: string | undefined;
  lines: FeatureLine[];
}

type Values = Record<string, unknown>;
type Fields = ReadonlyMap<string, DictionaryField>;

/**
 * A tab's content as groups of lines: a container gives its fields a title, and is left out where it
 * shows only what has content. A field that the dictionary lost is left out.
 */
export function groupsOf(content: SiteContent[], fields: Fields, values: Values): FeatureGroup[] {
  const loose = content.filter((item): item is SiteField => item.type === 'FIELD');
  const groups: FeatureGroup[] = [{ title: undefined, lines: linesOf(loose, fields, values) }];
  for (const item of content) {
    if (item.type !== 'CONTAINER') continue;
    const inner = groupsOf(item.content, fields, values);
    const filled = inner.some(({ lines }) => lines.some(({ text }) => text !== '-'));
    if (item.showIfContentAvailable && !filled) continue;
    groups.push(...inner.map((group) => ({ ...group, title: group.title ?? item.title })));
  }
  return groups.filter(({ lines }) => lines.length > 0);
}

/** Fields that no tab names, by the dictionary: nothing of a record is hidden by a configuration. */
export function unplaced(tabs: FeatureTab[], fields: Fields): DictionaryField[] {
  const placed = new Set(tabs.flatMap((tab) => namesIn(tab.content)));
  return [...fields.values()].filter((field) => !placed.has(field.dbPropertyName));
}

function namesIn(content: SiteContent[]): string[] {
  return content.flatMap((item) => {
    if (item.type === 'FIELD') return item.dbPropertyName ? [item.dbPropertyName] : [];
    return item.type === 'CONTAINER' ? namesIn(item.content) : [];
  });
}

function linesOf(items: SiteField[], fields: Fields, values: Values): FeatureLine[] {
  return items.flatMap((item) => {
    const field = fields.get(item.dbPropertyName ?? '');
    return field ? [lineOf(field, values[field.dbPropertyName], item)] : [];
  });
}

/** One field as people read it, by the dictionary unless the configuration says otherwise. */
export function lineOf(field: DictionaryField, value: unknown, item?: SiteField): FeatureLine {
  const format = { ...field.format, ...item?.formatting };
  const plain = formatValue({ ...field, format }, value);
  const own =
    item &&
    typeof value === 'number' &&
    (item.prefix !== undefined || item.measurement !== undefined);
  const text = own
    ? `${item.prefix ?? ''}${formatNumber(value, format)}${item.measurement === '%' ? '%' : item.measurement ? ` ${item.measurement}` : ''}`
    : plain;
  return {
    label: item?.label ?? field.label,
    text,
    description: item?.description ?? field.description ?? undefined,
    dot: format.COLOURED_DOT?.find((each) => each.value === String(value))?.color,
    link: typeof value === 'string' && /^https?:\/\/\S+$/.test(value) ? value : undefined,
  };
}
