import { Controller, useFormContext } from 'react-hook-form';
import { Field, type FieldProps } from './field.tsx';
import { Control } from '../ui/control.tsx';

interface FileFieldProps extends FieldProps {
  accept: string;
  several?: boolean;
}

/** A file from the device, as a field of a form; of `several` the form holds a list. */
export function FileField({ accept, several = false, ...field }: FileFieldProps) {
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
              multiple={several}
              ref={ref}
              onBlur={onBlur}
              onChange={({ target: { files } }) =>
                onChange(several ? [...(files ?? [])] : files?.[0])
              }
            />
          )}
        />
      )}
    </Field>
  );
}
