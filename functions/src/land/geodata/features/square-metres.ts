import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { geodataMessages as messages } from '../messages.ts';
import type { ColumnMap } from '../map-columns.ts';
import { aboutRow } from '../prepared-import.ts';
import type { Finding } from '../../../records/imports/findings.ts';

/** A feature's values by column, with the area of its shape. */
export interface GivenArea {
  about: { row: number; reference: string | null };
  given: Record<string, unknown>;
  /** Of its polygon; 0 for a point. */
  squareMetres: number;
}

/** Such a share of a column's values has to be about as large as the polygons in m². */
const MIN_SHARE = 0.8;

/** The columns of the file that go to the field of a site's area in hectares. */
export const areaColumns = (dictionary: DictionaryField[], map: ColumnMap): string[] => {
  const field = dictionary.find(({ standardName }) => standardName === 'Hectares');
  return [...map].flatMap(([column, fields]) => (field && fields.includes(field) ? [column] : []));
};

/**
 * Turns into hectares what a column has in square metres, as drawing programs write areas: its values are about those
 * of the polygons in m². Each is a finding.
 */
export function readSquareMetres(rows: GivenArea[], columns: string[]): Finding[] {
  return columns.flatMap((column) => {
    const compared = rows.flatMap(({ given, squareMetres }) => {
      const value = Number(given[column] ?? Number.NaN);
      return value > 0 && squareMetres > 0 ? [value / squareMetres] : [];
    });
    const alike = compared.filter((ratio) => ratio > 0.5 && ratio < 2).length;
    if (compared.length === 0 || alike < MIN_SHARE * compared.length) return [];
    return rows.flatMap(({ about, given }) => {
      const value = Number(given[column] ?? Number.NaN);
      if (!(value > 0)) return [];
      const hectares = Math.round(value) / 10_000;
      given[column] = hectares;
      const finding = aboutRow(about, 'corrected', messages.squareMetres);
      return [{ ...finding, column, from: String(value), to: String(hectares) }];
    });
  });
}
