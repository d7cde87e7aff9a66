import { plainHeader, withoutRemarks } from '../../../records/tables/plain-header.ts';
import { type TableField, tableFields } from './fields.ts';

const known = new Map<string, TableField>(
  tableFields.flatMap(({ name, label, alsoKnownAs }) =>
    [name, label, ...alsoKnownAs].map((word): [string, TableField] => [plainHeader(word), name]),
  ),
);

/** The field that a heading names by itself. */
export const fieldOfHeader = (header: string): TableField | undefined =>
  known.get(plainHeader(header)) ?? known.get(plainHeader(withoutRemarks(header)));

/**
 * What each column goes to, in order: what somebody matched by hand before, else what its heading names; null: left
 * out. A field is given once, to the first column that claims it; hand-made matches come first. By hand, several columns
 * can be the text: the answers of a questionnaire.
 */
export function matchTableColumns(
  headers: readonly string[],
  byHand: ReadonlyMap<string, TableField | null>,
): (TableField | null)[] {
  const taken = new Set<TableField>();
  const claim = (found: TableField | null | undefined) => {
    if (!found || taken.has(found)) return null;
    taken.add(found);
    return found;
  };
  const isByHand = headers.map((header) => byHand.has(plainHeader(header)));
  const first = headers.map((header, at) => {
    const match = isByHand[at] ? byHand.get(plainHeader(header)) : null;
    return claim(match) ?? (match === 'text' ? match : null);
  });
  return headers.map((header, at) =>
    isByHand[at] ? (first[at] ?? null) : header.trim() === '' ? null : claim(fieldOfHeader(header)),
  );
}
