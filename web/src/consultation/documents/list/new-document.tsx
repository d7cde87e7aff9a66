import { addDocument } from '@calls/consultation/documents/contract.ts';
import { documentFields } from '@contract/consultation/documents/contract.ts';
import { yup } from '@contract/platform/contract.ts';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../api/use-action.ts';
import { TextField } from '../../../forms/fields.tsx';
import { FormDrawer } from '../../../forms/form-drawer.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { ConsultationField } from './consultation-field.tsx';
import { documentListMessages as messages } from './messages.ts';

const schema = yup.object({
  title: documentFields.title,
  consultationId: yup.string().default(''),
});

/** Begins a document and leads to its editor. */
export function NewDocument({ close }: { close: () => void }) {
  const navigate = useNavigate();
  const { run, error } = useAction(addDocument, { failure: false });
  const form = useDraftForm({
    formName: 'new-document',
    schema,
    defaults: { title: '', consultationId: '' },
  });
  const add = async ({ title, consultationId }: { title: string; consultationId: string }) => {
    const answer = await run({
      title,
      consultationId: consultationId ? Number(consultationId) : null,
    });
    if (!answer) return;
    form.sent();
    void navigate(`/documents/${answer.document.id}`);
  };
  return (
    <FormDrawer
      title={messages.new}
      form={form}
      submit={messages.newSubmit}
      onSubmit={add}
      error={error}
      failure={messages.newFailed}
      close={close}
    >
      <TextField name="title" label={messages.name} />
      <ConsultationField name="consultationId" />
    </FormDrawer>
  );
}
