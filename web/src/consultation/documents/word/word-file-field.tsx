import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { FileField } from '../../../forms/file-field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { structureStartMessages } from '../structure/messages.ts';
import { wordStartMessages as messages } from './messages.ts';

const ACCEPTED = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const STRUCTURE = '.json,application/json';

/** Chooses a Word file, or for a new document a structure as well, and says while it is sent that this takes its time. */
export function WordFileField({ begins = false }: { begins?: boolean }) {
  const { formState, watch } = useFormContext();
  const isReading = formState.isSubmitting && watch('file') instanceof File;
  return (
    <>
      <FileField
        name="file"
        label={begins ? structureStartMessages.file : messages.file}
        hint={begins ? structureStartMessages.fileHint : messages.fileHint}
        accept={begins ? `${ACCEPTED},${STRUCTURE}` : ACCEPTED}
        {...(begins ? { optional: true } : {})}
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
