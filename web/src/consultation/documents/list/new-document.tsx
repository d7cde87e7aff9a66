import { addDocument } from '@calls/consultation/documents/contract.ts';
import { beginFromWord } from '@calls/consultation/documents/contract/word.ts';
import { documentFields, type ListedDocument } from '@contract/consultation/documents/contract.ts';
import { yup } from '@contract/platform/contract.ts';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../api/use-action.ts';
import { TextField } from '../../../forms/fields.tsx';
import { FormDrawer } from '../../../forms/form-drawer.tsx';
import { type DraftForm, useDraftForm } from '../../../forms/use-draft-form.ts';
import { BeginFromField } from './begin-from-field.tsx';
import { ConsultationField } from './consultation-field.tsx';
import { begunFromWord } from '../word/use-begun-from-word.ts';
import { wordFileChosen } from '../word/word-file.ts';
import { WordFileField } from '../word/word-file-field.tsx';
import { documentListMessages as messages } from './messages.ts';

const schema = yup.object({
  title: documentFields.title,
  fromId: yup.string().default(''),
  file: wordFileChosen,
  consultationId: yup.string().default(''),
});
type Typed = yup.InferType<typeof schema>;

interface NewDocumentProps {
  /** What it begins from, unless another is chosen. */
  from?: Pick<ListedDocument, 'id' | 'title'> | undefined;
  close: () => void;
}

/** Begins a document, empty, from another or from a Word file, and leads to its editor. */
export function NewDocument({ from, close }: NewDocumentProps) {
  const navigate = useNavigate();
  const { run, error } = useAction(addDocument, { failure: false });
  const word = useAction(beginFromWord, { failure: false });
  const form = useDraftForm<Typed>({
    formName: from ? `new-document-${from.id}` : 'new-document',
    schema,
    secret: ['file'],
    defaults: {
      title: from ? messages.copyOf(from.title).slice(0, 200) : '',
      fromId: from ? String(from.id) : '',
      consultationId: '',
    },
  });
  const file = useWatch({ control: form.control, name: 'file' });
  useTitleOfFile(form, file);
  const addOfWord = async (chosen: File, { title, consultationId }: Typed) => {
    const answer = await word.run({
      file: chosen,
      title,
      ...(consultationId ? { consultationId } : {}),
    });
    if (!answer) return;
    form.sent();
    close();
    void navigate(`/documents/${answer.id}`, { state: begunFromWord });
  };
  const add = async (typed: Typed) => {
    const { title, fromId, consultationId } = typed;
    if (typed.file) return addOfWord(typed.file, typed);
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
      error={error ?? word.error}
      failure={messages.newFailed}
      close={close}
    >
      <TextField name="title" label={messages.name} />
      {!from && <WordFileField optional />}
      {!file && <BeginFromField name="fromId" />}
      <ConsultationField name="consultationId" />
    </FormDrawer>
  );
}

/** A document is called as its file is, unless somebody has called it otherwise. */
function useTitleOfFile(form: DraftForm<Typed>, file: File | undefined): void {
  useEffect(() => {
    if (!file || form.getValues('title') !== '') return;
    const title = file.name.replace(/\.docx$/i, '').slice(0, 200);
    form.setValue('title', title, { shouldDirty: true });
  }, [form, file]);
}
