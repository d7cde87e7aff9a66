import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type HTMLInputTypeAttribute, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { IconButton } from '../ui/button.tsx';
import { Control, SelectControl, TextControl } from '../ui/control.tsx';
import { CountedControl, CountedTextControl } from '../ui/counted.tsx';
import { londonWords } from '../ui/london-words.ts';
import { Field, FieldMessage, type FieldProps, useFieldError } from './field.tsx';
import { formTextSize, useFormFrame } from './form-frame.ts';
import { formMessages as messages } from './messages.ts';
import { OthersNote, type ToWords } from './others-note.tsx';

interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  inputMode?: 'email' | 'tel' | 'numeric' | 'decimal';
}

export function TextField(props: TextFieldProps & { most?: number }) {
  const { type = 'text', autoComplete, inputMode, most, ...field } = props;
  const { register } = useFormContext();
  const look = { type, autoComplete, inputMode };
  return (
    <Field {...field} {...(type === 'datetime-local' ? { toWords: timeInWords } : {})}>
      {(parts) =>
        most === undefined ? (
          <Control {...parts} {...look} {...register(field.name)} />
        ) : (
          <Controller
            name={field.name}
            render={({ field: typed }) => (
              <CountedControl {...parts} {...look} most={most} {...typed} />
            )}
          />
        )
      }
    </Field>
  );
}

const timeInWords: ToWords = (time) => londonWords(String(time));

/** A password that can be shown while typing. */
export function PasswordField({ autoComplete, ...field }: TextFieldProps) {
  const { register } = useFormContext();
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(parts) => (
        <chakra.div position="relative">
          <Control
            {...parts}
            pr="11"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            {...register(field.name)}
          />
          <chakra.div position="absolute" insetY="0" right="1" display="grid" placeItems="center">
            <IconButton
              label={shown ? messages.hidePassword : messages.showPassword}
              icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
              onClick={() => setShown(!shown)}
            />
          </chakra.div>
        </chakra.div>
      )}
    </Field>
  );
}

interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  readOnly?: boolean;
  /** Characters that may be kept: beyond them it says while one types how many are too many. */
  most?: number;
}

export function TextAreaField({ rows = 5, readOnly, most, ...field }: TextAreaFieldProps) {
  const { register } = useFormContext();
  const look = { py: '2', rows, readOnly } as const;
  return (
    <Field {...field}>
      {(parts) =>
        most === undefined ? (
          <TextControl {...parts} {...look} {...register(field.name)} />
        ) : (
          <Controller
            name={field.name}
            render={({ field: typed }) => (
              <CountedTextControl {...parts} {...look} most={most} {...typed} />
            )}
          />
        )
      }
    </Field>
  );
}

export interface FormChoice {
  value: string;
  label: string;
  hint?: string;
}

const labelIn =
  (choices: FormChoice[]): ToWords =>
  (chosen) =>
    choices.find(({ value }) => value === chosen)?.label;

/** One of several, in a menu. */
export function SelectField({ choices, ...field }: FieldProps & { choices: FormChoice[] }) {
  const { register } = useFormContext();
  return (
    <Field {...field} toWords={labelIn(choices)}>
      {(parts) => (
        <SelectControl {...parts} {...register(field.name)}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectControl>
      )}
    </Field>
  );
}

export function CheckboxField({ name, label, hint }: FieldProps) {
  const { register } = useFormContext();
  const { id: form, size } = useFormFrame();
  const id = `${form}-${name}`;
  const error = useFieldError(name);
  return (
    <div>
      <ChoiceLabel htmlFor={id} textStyle={formTextSize[size]}>
        <Tick
          id={id}
          type="checkbox"
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...register(name)}
        />
        {label}
      </ChoiceLabel>
      {hint && (
        <chakra.p id={`${id}-hint`} color="fg.muted" textStyle={formTextSize[size]} pl="8">
          {hint}
        </chakra.p>
      )}
      <OthersNote name={name} />
      <FieldMessage id={`${id}-error`} message={error} />
    </div>
  );
}

/** One of several, all visible. The first radio has the field's id, so that the summary leads there. */
export function RadioField({ name, label, hint, choices }: FieldProps & { choices: FormChoice[] }) {
  const { register } = useFormContext();
  const { id: form, size } = useFormFrame();
  const id = `${form}-${name}`;
  const error = useFieldError(name);
  return (
    <chakra.fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <chakra.legend
        fontWeight={size === 'lg' ? 'semibold' : 'medium'}
        textStyle={formTextSize[size]}
      >
        {label}
      </chakra.legend>
      {hint && (
        <chakra.p color="fg.muted" textStyle={formTextSize[size]}>
          {hint}
        </chakra.p>
      )}
      {choices.map((choice, index) => (
        <ChoiceLabel key={choice.value} textStyle={formTextSize[size]}>
          <Tick
            id={index === 0 ? id : undefined}
            type="radio"
            value={choice.value}
            {...register(name)}
          />
          {choice.label}
        </ChoiceLabel>
      ))}
      <OthersNote name={name} toWords={labelIn(choices)} />
      <FieldMessage id={`${id}-error`} message={error} />
    </chakra.fieldset>
  );
}

const ChoiceLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    py: '1.5',
    cursor: 'pointer',
  },
});
/** As high as its first line, so that they align at either size. */
const Tick = chakra('input', {
  base: { w: '5', h: '1lh', flexShrink: 0, accentColor: 'var(--accent-solid)', cursor: 'pointer' },
});
