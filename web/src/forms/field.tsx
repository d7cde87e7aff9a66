import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { formTextSize, useFormFrame } from './form-frame.ts';
import { formMessages as messages } from './messages.ts';
import { OthersNote, type ToWords, useOthersNote } from './others-note.tsx';

export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Marked beside the label. */
  optional?: boolean;
}

/** The attributes that tie a control to its label, hint and error. */
export interface ControlParts {
  id: string;
  name: string;
  size: 'md' | 'lg';
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, hint under it, the control, and its error with an icon. */
export function Field({
  name,
  label,
  hint,
  optional,
  toWords,
  children,
}: FieldProps & { toWords?: ToWords; children: (parts: ControlParts) => ReactNode }) {
  const { id: form, size } = useFormFrame();
  const error = useFieldError(name);
  const id = `${form}-${name}`;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', useOthersNote(name)]
    .filter(Boolean)
    .join(' ');
  return (
    <chakra.div display="grid" gap="1">
      <chakra.label
        htmlFor={id}
        fontWeight={size === 'lg' ? 'semibold' : 'medium'}
        textStyle={formTextSize[size]}
      >
        {label}
        {optional && (
          <chakra.span color="fg.muted" fontWeight="normal">
            {` (${messages.optional})`}
          </chakra.span>
        )}
      </chakra.label>
      {hint && (
        <chakra.div id={`${id}-hint`} color="fg.muted" textStyle={formTextSize[size]}>
          {hint}
        </chakra.div>
      )}
      {children({
        id,
        name,
        size,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <OthersNote name={name} toWords={toWords} />
      <FieldMessage id={`${id}-error`} message={error} />
    </chakra.div>
  );
}

/** The message below a field, with its icon; nothing while the field is valid. */
export function FieldMessage({ id, message }: { id: string; message: string | undefined }) {
  const { size } = useFormFrame();
  if (!message) return null;
  return (
    <chakra.p id={id} display="flex" gap="1.5" color="fg.error" textStyle={formTextSize[size]}>
      <chakra.span pt={size === 'lg' ? '1.5' : '0.5'}>
        <CircleAlert size={16} aria-hidden />
      </chakra.span>
      {message}
    </chakra.p>
  );
}

export function useFieldError(name: string): string | undefined {
  const message = useFormContext().formState.errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}
