import { Controller, useFormContext } from 'react-hook-form';
import { Field, type FieldProps } from './field.tsx';
import { Control } from '../ui/control.tsx';

/** One file from the device, as a field of a form. */
export function FileField({ accept, ...field }: FieldProps & { accept: string }) {
  const { control } = useFormContext();
  return (
    <Field {...field}>
      {(parts) => (
        <Controller
          control={control}
          name={field.name}
          render={({ field: { onChange, onBlur, ref } }) => (
            <Control
              {...parts}
              type="file"
              h="auto"
              py={{ base: '2', md: '1' }}
              accept={accept}
              ref={ref}
              onBlur={onBlur}
              onChange={(event) => onChange(event.target.files?.[0])}
            />
          )}
        />
      )}
    </Field>
  );
}
