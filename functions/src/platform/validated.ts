import * as yup from 'yup';
import { checked } from './checked.ts';
import type { FieldErrors } from './errors.ts';
import { refuseUnstorable } from './plain-values.ts';
import { refuseTooLong } from './too-long.ts';

/** Of a larger value only the first fault is told: each that yup collects costs time. */
const MAX_WITH_ALL_FAULTS = 10_000;

/**
 * A value that a schema allows, as it is but for what `prepared` makes of it. No entry is looked at of a list that is
 * too long, and nothing that cannot be stored comes further. Throws yup's ValidationError, with every fault of a value
 * that is not too large.
 */
export function validated(
  schema: yup.AnySchema,
  value: unknown,
  prepared: (value: unknown) => unknown = (each) => each,
): unknown {
  // Without a prototype: otherwise a field named 'constructor' would seem to have an error already.
  const fields = Object.create(null) as FieldErrors;
  const size = refuseTooLong(schema, value, fields);
  throwFaults(fields);
  refuseUnstorable(value, fields);
  throwFaults(fields);
  return checked(schema, prepared(value), { abortEarly: size > MAX_WITH_ALL_FAULTS });
}

function throwFaults(fields: FieldErrors): void {
  const faults = Object.entries(fields).map(
    ([path, why]) => new yup.ValidationError(why, undefined, path === 'body' ? '' : path),
  );
  if (faults.length > 0) throw new yup.ValidationError(faults);
}

/** Each fault that an error tells of, one or more. */
export const faultsIn = (error: yup.ValidationError): readonly yup.ValidationError[] =>
  error.inner.length > 0 ? error.inner : [error];
