import type { ConfigOf } from '@contract/council/ground/configs/config-types.ts';
import type {
  SiteContent,
  SiteField,
} from '@contract/council/ground/configs/types/site-features.ts';
import type { SiteTableCell } from '@contract/council/ground/configs/types/site-table.ts';
import { type SiteCell, type Fields, hasContent, cellOf, type Values } from './cell.ts';
import { siteFieldMessages as messages } from './messages.ts';

export type FeatureTab = NonNullable<ConfigOf<'site-features'>>['tabs'][number];

/** A tab as shown: only the content that has something to show. */
export type Page = Pick<
  FeatureTab,
  'id' | 'tabTitle' | 'mdIcon' | 'tabActions' | 'nestedSitesSource'
> & {
  content: SiteContent[];
};

interface Arranging {
  tabs: readonly FeatureTab[];
  fields: Fields;
  values: Values;
  /** Those who may edit see empty fields, so that they can fill them in. */
  mayEdit: boolean;
}

/**
 * The council's tabs with their content; fields that are on no tab get a tab of their own, so that a configuration
 * hides nothing of a record.
 */
export function arrangedPages({ tabs, fields, values, mayEdit }: Arranging): Page[] {
  const arranged = tabs
    .filter((tab) => tab.visible !== false)
    .map((tab) => ({ ...tab, content: shownContent(tab.content, { fields, values, mayEdit }) }))
    .filter((tab) => tab.content.length > 0 || tab.tabActions?.length || tab.nestedSitesSource);
  const rest = unplaced(tabs, fields);
  if (rest.length === 0) return arranged;
  return [...arranged, { id: 'other-fields', tabTitle: messages.outOfReach, content: rest }];
}

/** Content without fields missing from the dictionary, and without containers that have nothing to show. */
export function shownContent(
  content: readonly SiteContent[],
  given: Omit<Arranging, 'tabs'>,
): SiteContent[] {
  return content.flatMap((item): SiteContent[] => {
    if (item.type === 'FIELD') return cellOf(item, given.fields) ? [item] : [];
    if (item.type === 'TABLE') return item.tableData.length > 0 ? [item] : [];
    const inner = shownContent(item.content, given);
    const empty = item.showIfContentAvailable && !inner.some((each) => saysSomething(each, given));
    return inner.length === 0 || empty ? [] : [{ ...item, content: inner }];
  });
}

function saysSomething(item: SiteContent, given: Omit<Arranging, 'tabs'>): boolean {
  return cellsIn(item).some((placed) => {
    const cell = cellOf(placed, given.fields);
    return cell && (hasContent(given.values[cell.column]) || (given.mayEdit && !!cell.config));
  });
}

function cellsIn(item: SiteContent): (SiteField | SiteTableCell)[] {
  if (item.type === 'CONTAINER') return item.content.flatMap(cellsIn);
  return item.type === 'TABLE' ? item.tableData.flat() : [item];
}

/** The cells that the council's tabs make editable, by column; the first cell of a column counts. */
export function editableCells(tabs: readonly FeatureTab[], fields: Fields): Map<string, SiteCell> {
  const cells = tabs
    .filter((tab) => tab.visible !== false)
    .flatMap((tab) => tab.content.flatMap(cellsIn))
    .flatMap((placed) => cellOf(placed, fields) ?? [])
    .filter((cell) => cell.config !== undefined);
  return new Map(cells.toReversed().map((cell) => [cell.column, cell]));
}

/** The columns in the content. */
export const columnsIn = (content: readonly SiteContent[]): string[] =>
  content.flatMap(cellsIn).flatMap(({ dbPropertyName }) => dbPropertyName ?? []);

function unplaced(tabs: readonly FeatureTab[], fields: Fields): SiteContent[] {
  const placed = new Set(tabs.flatMap((tab) => columnsIn(tab.content)));
  return [...fields.values()]
    .filter(({ dbPropertyName }) => !placed.has(dbPropertyName))
    .map(({ dbPropertyName, label }) => ({ type: 'FIELD', dbPropertyName, label }));
}
