import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { fieldTypeOf } from '../../../council/ground/dictionary/field-types.ts';
import { formatValue } from '../../../council/ground/dictionary/format-value.ts';
import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import {
  documentSiteFields,
  type RecordedCouncil,
} from '../../../council/ground/settings/document-site-fields.ts';
import { findSites } from '../../../land/ground/sites/queries/read-site.ts';
import { siteNames } from '../../../land/ground/sites/site-names.ts';
import { siteReferenceOf } from '../../../land/ground/sites/site-reference.ts';
import type { Tx } from '../../../platform/db.ts';
import type { MapContent } from '../../ground/documents/blocks/map/schema.ts';
import type { EditionFact, EditionSite, EditionSiteInfo } from '../../ground/documents/edition.ts';
import { publishedColumns } from './published-fields.ts';

type Told = MapContent['siteInfo'][number];
type Described = Pick<DictionaryField, 'type' | 'format' | 'options' | 'unit'>;

/** A column of every site, which no dictionary describes: written as it stands. */
const PLAIN: Described = { type: 'text.small', format: {}, options: [], unit: null };

function factOf(
  { title, columnName }: { title: string; columnName: string },
  field: Described,
  found: unknown,
): EditionFact {
  const fact = { title, value: formatValue(field, found), columnName };
  const { kind, suffix, prefix } = fieldTypeOf(field.type);
  const number = typeof found === 'number' ? found : null;
  if (number === null && kind !== 'number' && kind !== 'integer') return fact;
  return { ...fact, measure: { number, unit: field.unit ?? suffix ?? prefix ?? null } };
}

/** What is told of sites beside a map, in the order of the ids: fields that the council has and may tell. */
export async function tellSites(
  tx: Tx,
  tenant: RecordedCouncil,
  siteIds: readonly number[],
  told: readonly Told[],
): Promise<EditionSite[]> {
  const dictionary = await dictionaryOf(tx);
  const columns = publishedColumns(documentSiteFields(tenant), dictionary);
  const byName = new Map(dictionary.map((field) => [field.dbPropertyName, field]));
  const fields = [...columns].flatMap((name) => byName.get(name) ?? []);
  const names = await siteNames(tx, [...siteIds], columns);
  const sites = new Map((await findSites(tx, [...siteIds], fields)).map((site) => [site.id, site]));
  return siteIds.flatMap((id) => {
    const site: Record<string, unknown> | undefined = sites.get(id);
    if (!site) return [];
    const cell = ({ title, columnName }: { title: string; columnName: string | null }) =>
      columnName !== null && columns.has(columnName)
        ? [factOf({ title, columnName }, byName.get(columnName) ?? PLAIN, site[columnName])]
        : [];
    const info = told.flatMap((each): EditionSiteInfo[] => {
      if (each.type === 'field') return cell(each);
      const cells = each.columns.flatMap(cell);
      return cells.length > 0 ? [{ title: each.title, cells }] : [];
    });
    const given = columns.has('source_reference') ? site['source_reference'] : null;
    const shown = { ...site, source_reference: typeof given === 'string' ? given : null };
    const reference = siteReferenceOf(shown, fields);
    return [{ id, name: names.get(id) ?? '', reference: reference ?? null, info }];
  });
}
