import type { CellConfig } from '../../../council/ground/configs/types/cell-config.ts';
import type {
  SiteContent,
  SiteField,
} from '../../../council/ground/configs/types/site-features.ts';

/** As much of a tab as editing asks for. */
interface Tab {
  content: SiteContent[];
}

/** Where and how a site's page asks for a field. */
export interface AskedPlace {
  cell: NonNullable<CellConfig>;
  formatting: SiteField['formatting'];
}

/**
 * How a site's page asks for this field: the first place in reading order that lets it be edited. Undefined where the
 * page has none.
 */
export function placeOfField(tabs: readonly Tab[], name: string): AskedPlace | undefined {
  return tabs.flatMap(({ content }) => content.flatMap((item) => placesOf(item, name)))[0];
}

function placesOf(item: SiteContent, name: string): AskedPlace[] {
  if (item.type === 'CONTAINER') return item.content.flatMap((inner) => placesOf(inner, name));
  const formatting = item.type === 'FIELD' ? item.formatting : undefined;
  const places = item.type === 'TABLE' ? item.tableData.flat() : [item];
  return places.flatMap(({ dbPropertyName, editable, cellConfig: cell }) =>
    dbPropertyName === name && editable && cell ? [{ cell, formatting }] : [],
  );
}
