import { ChoiceBox } from '../../ui/combobox/choice-box.tsx';
import { describedBy, Label, useFieldId } from '../ground/filter-inputs/field-frame.tsx';
import type { OneField } from './one-field.ts';
import { OptionsOf } from './options-of.tsx';
import { filterInputMessages } from '../ground/filter-inputs/messages.ts';

/** Chooses one of the configured options, or of the values that the sites have. */
export function SelectFilterField({ at, filter, value, change }: OneField<string>) {
  const id = useFieldId(at);
  return (
    <>
      <Label htmlFor={id}>{filter.label}</Label>
      <OptionsOf filter={filter}>
        {(options) => (
          <ChoiceBox
            id={id}
            choices={options.map((option) => ({
              value: String(option.value),
              label: option.label,
            }))}
            none={filter.placeholder || filterInputMessages.any}
            value={value}
            change={change}
            describedBy={describedBy(id, { hint: filter.description })}
          />
        )}
      </OptionsOf>
    </>
  );
}
