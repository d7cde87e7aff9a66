import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { FileField } from '../../../forms/file-field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { wordStartMessages as messages } from './messages.ts';

const ACCEPTED = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Chooses a Word file, and says while it is sent that this takes its time. */
export function WordFileField({ optional }: { optional?: boolean }) {
  const { formState, watch } = useFormContext();
  const isReading = formState.isSubmitting && watch('file') instanceof File;
  return (
    <>
      <FileField
        name="file"
        label={messages.file}
        hint={messages.fileHint}
        accept={ACCEPTED}
        {...(optional ? { optional } : {})}
      />
      <chakra.div
        role="status"
        display="flex"
        alignItems="center"
        gap="2"
        _empty={{ display: 'none' }}
      >
        {isReading && (
          <>
            <Spinner />
            {messages.reading}
          </>
        )}
      </chakra.div>
    </>
  );
}
