import { addWordFile } from '@calls/consultation/documents/contract/word.ts';
import { yup } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useAction } from '../../../api/use-action.ts';
import { FormDrawer } from '../../../forms/form-drawer.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { Button } from '../../../ui/button.tsx';
import { wordStartMessages as messages } from './messages.ts';
import { useWordReport } from './use-word-report.ts';
import { wordFileChosen } from './word-file.ts';
import { WordFileField } from './word-file-field.tsx';

const schema = yup.object({ file: wordFileChosen.required(messages.notWord) });

interface AddWordFileProps {
  documentId: number;
  /** Shows what came over. */
  showReport: () => void;
  close: () => void;
}

/** Adds what a Word file says to the draft, and leads to what did not come over. */
export function AddWordFile({ documentId, showReport, close }: AddWordFileProps) {
  const { run, error } = useAction(addWordFile, { failure: false });
  const form = useDraftForm({
    formName: `word-file-${documentId}`,
    schema,
    kept: false,
    secret: ['file'],
    defaults: {},
  });
  const last = useWordReport(documentId).data?.report;
  return (
    <FormDrawer
      title={messages.add}
      form={form}
      submit={messages.addSubmit}
      onSubmit={async ({ file }) => {
        if (!(await run({ id: documentId, file }))) return;
        form.sent();
        showReport();
      }}
      error={error}
      failure={messages.addFailed}
      close={close}
      after={
        last && (
          <Button mt="6" variant="outline" onClick={showReport}>
            {messages.reportOf(last.fileName)}
          </Button>
        )
      }
    >
      <chakra.p color="fg.muted">{messages.addText}</chakra.p>
      <WordFileField />
    </FormDrawer>
  );
}
