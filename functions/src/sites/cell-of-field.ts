import type { CellConfig } from '../configs/types/cell-config.ts';
import type { SiteContent } from '../configs/types/site-features.ts';
import type { DictionaryField } from '../dictionary/field.ts';
import { parseValue, type SiteValue } from '../dictionary/parse-value.ts';
import { siteMessages as messages } from './messages.ts';
import { isSame } from './same-value.ts';

/** As much of a tab as editing asks for. */
interface Tab {
  content: SiteContent[];
}

/**
 * How a site's page asks for this field: the first place in reading order that lets it be edited. Undefined where the
 * page has none.
 */
export function cellOfField(tabs: readonly Tab[], name: string): CellConfig | undefined {
  return tabs.flatMap(({ content }) => content.flatMap((item) => cellsOf(item, name)))[0];
}

function cellsOf(item: SiteContent, name: string): NonNullable<CellConfig>[] {
  if (item.type === 'CONTAINER') return item.content.flatMap((inner) => cellsOf(inner, name));
  const places = item.type === 'TABLE' ? item.tableData.flat() : [item];
  return places.flatMap(({ dbPropertyName, editable, cellConfig }) =>
    dbPropertyName === name && editable && cellConfig ? [cellConfig] : [],
  );
}

/** Why the page's cell takes no such value, or undefined; nothing at all it takes. */
export function problemOfCell(
  field: DictionaryField,
  cell: CellConfig | undefined,
  value: SiteValue,
): string | undefined {
  if (!cell || value === null) return undefined;
  const { min = field.format.min, max = field.format.max, options } = cell;
  // 0 to 0 means unbounded, there as in the dictionary (specification 000 section 5).
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const parsed = parseValue({ ...field, format: bounds }, value);
  if ('problem' in parsed) return parsed.problem;
  const isOption = (option: { value: string }) => {
    const meant = parseValue({ ...field, options: [] }, option.value);
    return 'value' in meant && isSame(meant.value, value);
  };
  const mustBeOption = cell.fieldType === 'select' && options && !Array.isArray(value);
  return mustBeOption && !options.some(isOption) ? messages.notAnOption : undefined;
}
