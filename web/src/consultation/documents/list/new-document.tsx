import { addDocument } from '@calls/consultation/documents/contract.ts';
import { documentFields, type ListedDocument } from '@contract/consultation/documents/contract.ts';
import { yup } from '@contract/platform/contract.ts';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../api/use-action.ts';
import { TextField } from '../../../forms/fields.tsx';
import { FormDrawer } from '../../../forms/form-drawer.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { BeginFromField } from './begin-from-field.tsx';
import { ConsultationField } from './consultation-field.tsx';
import { documentListMessages as messages } from './messages.ts';

const schema = yup.object({
  title: documentFields.title,
  fromId: yup.string().default(''),
  consultationId: yup.string().default(''),
});
type Typed = yup.InferType<typeof schema>;

interface NewDocumentProps {
  /** What it begins from, unless another is chosen. */
  from?: Pick<ListedDocument, 'id' | 'title'> | undefined;
  close: () => void;
}

/** Begins a document, empty or from another, and leads to its editor. */
export function NewDocument({ from, close }: NewDocumentProps) {
  const navigate = useNavigate();
  const { run, error } = useAction(addDocument, { failure: false });
  const form = useDraftForm<Typed>({
    formName: from ? `new-document-${from.id}` : 'new-document',
    schema,
    defaults: {
      title: from ? messages.copyOf(from.title).slice(0, 200) : '',
      fromId: from ? String(from.id) : '',
      consultationId: '',
    },
  });
  const add = async ({ title, fromId, consultationId }: Typed) => {
    const answer = await run({
      title,
      consultationId: consultationId ? Number(consultationId) : null,
      ...(fromId ? { fromId: Number(fromId) } : {}),
    });
    if (!answer) return;
    form.sent();
    close();
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
      <BeginFromField name="fromId" />
      <ConsultationField name="consultationId" />
    </FormDrawer>
  );
}
