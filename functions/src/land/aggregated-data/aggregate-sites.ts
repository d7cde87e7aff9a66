import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import { fieldTypeOf } from '../../council/ground/dictionary/field-types.ts';
import { dictionaryOf } from '../../council/ground/dictionary/queries/dictionary.ts';
import { sql, type Tx } from '../../platform/db.ts';
import { homesColumn, homesFields } from '../ground/sites/homes.ts';
import { homesRange } from '../ground/sites/queries/homes.ts';
import type { AggregatedData } from './contract.ts';
import { aggregatedDataMessages as words } from './messages.ts';
import { countByValue, countSites, type ValueCount } from './queries.ts';

/** Hectares and dwellings, whatever the council calls the fields that hold them. */
const MEASURED = ['area.hectares', 'residential-units'];

/** Counts and sums over the council's sites, in which land counts once, using its own dictionary. */
export async function aggregateSites(tx: Tx): Promise<AggregatedData> {
  const dictionary = await dictionaryOf(tx);
  const measured = dictionary.filter(({ type }) => MEASURED.includes(type));
  const measures = measured.map(({ dbPropertyName }) => dbPropertyName);
  const homes = homesFields(dictionary);
  const isHomes = (name: string) => homesColumn(homes)?.dbPropertyName === name;
  const { low, high } = homesRange(homes);
  const highs = measures.map((name) => (isHomes(name) ? high : sql.ref(`r.${name}`)));
  const totals = await countSites(tx, [...highs, low], dictionary);
  const { found, sites, ended, inside, sums, filled } = totals;
  const fields: AggregatedData['fields'] = [];
  for (const field of dictionary.filter(hasOptions)) {
    const { kind } = fieldTypeOf(field.type);
    const isList = kind === 'texts' || kind === 'numbers';
    const by = { column: field.dbPropertyName, isList, sums: highs };
    const counts = await countByValue(tx, by, dictionary);
    const { dbPropertyName, label } = field;
    fields.push({ dbPropertyName, label, values: valuesOf(field, counts, measures) });
  }
  return {
    sites: found,
    counted: sites,
    ended,
    inside,
    measures: measured.map(({ dbPropertyName, label, type }, at) => ({
      dbPropertyName,
      label,
      unit: fieldTypeOf(type).suffix ?? '',
      sum: sums[at] ?? 0,
      ...(isHomes(dbPropertyName) ? { from: sums[measures.length] ?? 0 } : {}),
      sites: filled[at] ?? 0,
    })),
    fields,
  };
}

function hasOptions({ type, options }: DictionaryField): boolean {
  const { kind, fromOptions } = fieldTypeOf(type);
  return kind !== 'json' && (fromOptions === true || options.length > 0);
}

/** The dictionary's options in order, including unused ones; then any other values that sites have. */
function valuesOf({ options }: DictionaryField, counts: ValueCount[], measures: string[]) {
  const labels = new Map(options.map(({ value, label }) => [String(value), label]));
  const found = new Map(counts.map((count) => [count.value, count]));
  const others = counts.filter(({ value }) => value === null || !labels.has(value));
  return [...labels.keys(), ...others.map(({ value }) => value)].slice(0, 500).map((value) => {
    const { sites = 0, sums = [] } = found.get(value) ?? {};
    return {
      value,
      label: value === null ? words.noValue : (labels.get(value) ?? value),
      sites,
      sums: Object.fromEntries(measures.map((name, at) => [name, sums[at] ?? 0])),
    };
  });
}
