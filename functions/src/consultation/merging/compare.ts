import type { OutputOf, ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { invalidField } from '../../platform/errors.ts';
import { allFields } from '../../records/kept/all-fields.ts';
import { requireShown, valueInWords } from '../../records/kept/change-records.ts';
import type { compareLookAlikes } from './contract.ts';
import { definitionOf } from './definition-of.ts';
import { mergeMessages as messages } from './messages.ts';
import { countNamings } from './queries/merges.ts';

/** Two records side by side: every field that can be taken over, in words. Throws not-found and payload-invalid. */
export async function comparePair(
  tx: Tx,
  { kind, first, second }: ParsedOf<typeof compareLookAlikes>,
): Promise<OutputOf<typeof compareLookAlikes>> {
  if (first === second) throw invalidField('second', messages.withItself);
  const definition = definitionOf(kind);
  const ids = [first, second];
  const shown = [
    await requireShown(tx, definition, first),
    await requireShown(tx, definition, second),
  ];
  const counts = await countNamings(tx, kind, ids);
  return {
    sides: shown.map((record) => ({
      id: record.id,
      name: String(record['name']),
      row_version: Number(record['row_version']),
      ...(counts.get(record.id) ?? { representations: 0, actedFor: 0, contacts: 0 }),
    })),
    fields: (await allFields(tx, definition))
      .filter(({ sentAs }) => sentAs !== undefined)
      .map((field) => ({
        name: field.dbPropertyName,
        label: field.label,
        values: shown.map((record) => valueInWords(field, record)),
      })),
  };
}
