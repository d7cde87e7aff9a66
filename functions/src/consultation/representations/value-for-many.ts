import { yup } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { invalidField } from '../../platform/errors.ts';
import { faultsIn, validated } from '../../platform/validated.ts';
import { customValue } from '../../records/custom-columns/custom-value.ts';
import type { ColumnValues } from '../../records/kept/queries.ts';
import { sentValues } from '../../records/kept/sent-values.ts';
import { customColumnOf } from '../../records/kept/set-custom-value.ts';
import { representationMessages as messages } from '../ground/representations/messages.ts';
import { representations } from '../ground/representations/representation-records.ts';
import { givenToMany } from '../ground/representations/representation-rules.ts';

type Given = keyof typeof givenToMany;
const isGiven = (field: string): field is Given => Object.hasOwn(givenToMany, field);

/** What a value that is given to many writes, by column. Throws payload-invalid for a field or a value that is not given so. */
export async function valueForMany(tx: Tx, field: string, value: unknown): Promise<ColumnValues> {
  const sent = typeof value === 'string' ? value.trim() : value;
  if (isGiven(field)) {
    requireValid(field, sent);
    return sentValues(representations, { [field]: sent });
  }
  const column = await customColumnOf(tx, representations, field);
  if (!column) throw invalidField('field', messages.notForMany);
  return { [field]: customValue(column, sent) };
}

function requireValid(field: Given, value: unknown): void {
  try {
    validated(givenToMany[field], value);
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw invalidField('value', faultsIn(error)[0]?.message ?? error.message);
  }
}
