import { useFormContext, useWatch } from 'react-hook-form';
import { Control } from '../ui/control.tsx';
import { DateControl } from '../ui/date-control.tsx';
import { Field, type FieldProps } from './field.tsx';

/** A day, typed in any of the usual ways or chosen from the calendar; the form holds what was typed. */
export function DateField(field: FieldProps) {
  const { register, setValue, formState } = useFormContext();
  const typed: unknown = useWatch({ name: field.name });
  const choose = (day: string) =>
    setValue(field.name, day, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <Field {...field}>
      {(parts) => (
        <DateControl
          label={field.label}
          typed={typeof typed === 'string' ? typed : ''}
          onType={choose}
        >
          <Control {...parts} autoComplete="off" {...register(field.name)} />
        </DateControl>
      )}
    </Field>
  );
}
