import { addDocument } from '@calls/consultation/documents/contract.ts';
import { documentFields, type ListedDocument } from '@contract/consultation/documents/contract.ts';
import { yup } from '@contract/platform/contract.ts';
import { useAction } from '../../../api/use-action.ts';
import { TextField } from '../../../forms/fields.tsx';
import { FormDrawer } from '../../../forms/form-drawer.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { documentListMessages as messages } from './messages.ts';

const schema = yup.object({ title: documentFields.title });

interface SaveAsTemplateProps {
  from: Pick<ListedDocument, 'id' | 'title'>;
  close: () => void;
}

/** Copies a document into a template, from which others begin. */
export function SaveAsTemplate({ from, close }: SaveAsTemplateProps) {
  const { run, error } = useAction(addDocument, { failure: false });
  const form = useDraftForm({
    formName: `template-${from.id}`,
    schema,
    defaults: { title: from.title },
  });
  const save = async ({ title }: { title: string }) => {
    if (!(await run({ title, consultationId: null, fromId: from.id, isTemplate: true }))) return;
    form.sent();
    close();
    showToast({ kind: 'success', title: messages.templateSaved(title) });
  };
  return (
    <FormDrawer
      title={messages.newTemplate}
      form={form}
      submit={messages.templateSubmit}
      onSubmit={save}
      error={error}
      failure={messages.templateFailed}
      close={close}
    >
      <TextField name="title" label={messages.name} hint={messages.templatesHint} />
    </FormDrawer>
  );
}
