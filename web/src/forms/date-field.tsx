import { useFormContext, useWatch } from 'react-hook-form';
import { Control } from '../ui/control.tsx';
import { DateControl } from '../ui/date-control.tsx';
import { Field, type FieldProps } from './field.tsx';

/** A date, typed in any usual form or chosen from the calendar; the form stores the typed text. */
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
