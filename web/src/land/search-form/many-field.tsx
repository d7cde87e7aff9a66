import { describedBy, Label, useFieldId } from '../ground/filter-inputs/field-frame.tsx';
import type { OneField } from './one-field.ts';
import { ManyBox } from '../ground/filter-inputs/many-box.tsx';
import { OptionsOf } from './options-of.tsx';

/** Chooses any number of values from those that the sites have. */
export function ManyField({ at, filter, value, change }: OneField<string[]>) {
  const id = useFieldId(at);
  return (
    <>
      <Label htmlFor={id}>{filter.label}</Label>
      <OptionsOf filter={filter}>
        {(options) => (
          <ManyBox
            id={id}
            label={filter.label ?? ''}
            choices={options.map((option) => ({
              value: String(option.value),
              label: option.label,
            }))}
            values={value}
            change={change}
            placeholder={filter.placeholder}
            describedBy={describedBy(id, { hint: filter.description })}
          />
        )}
      </OptionsOf>
    </>
  );
}
