import type {
  AreaValue,
  FieldValue,
  FormInput,
} from '@contract/council/ground/filters/form-value.ts';
import type { ComponentType } from 'react';
import { AreaField } from './area-field.tsx';
import { BetweenField } from './between-field.tsx';
import { CheckboxFilterField } from './checkbox-field.tsx';
import { CheckboxListField } from './checkbox-list-field.tsx';
import { ManyField } from './many-field.tsx';
import type { OneField } from './one-field.ts';
import { SelectFilterField } from './select-field.tsx';
import { TypedField } from './typed-field.tsx';

/** The value of each input. */
interface Held {
  text: string;
  number: string;
  choice: string;
  tick: boolean;
  ticks: string[];
  choices: string[];
  numbers: [string, string];
  days: [string, string];
  place: AreaValue | '';
}

const byInput: { [Input in FormInput]: ComponentType<OneField<Held[Input]>> } = {
  text: TypedField,
  number: TypedField,
  choice: SelectFilterField,
  tick: CheckboxFilterField,
  ticks: CheckboxListField,
  choices: ManyField,
  numbers: BetweenField,
  days: BetweenField,
  place: AreaField,
};

/** The form's inputs; each kind of filter names its own in `form.input`. */
export const INPUTS = byInput as Record<FormInput, ComponentType<OneField<FieldValue>>>;
