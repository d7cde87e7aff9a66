import { FieldGroup, Tick, useFieldId } from '../ground/filter-inputs/field-frame.tsx';
import type { OneField } from './one-field.ts';

/** A checkbox, with a label above it if that says more than its caption. */
export function CheckboxFilterField({ at, filter, value, change }: OneField<boolean>) {
  const id = useFieldId(at);
  const tick = (
    <Tick id={id} checked={value} onChange={(event) => change(event.target.checked)}>
      {filter.caption}
    </Tick>
  );
  return filter.label === filter.caption ? (
    tick
  ) : (
    <FieldGroup label={filter.label}>{tick}</FieldGroup>
  );
}
