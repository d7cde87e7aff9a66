import { addDocument } from '@calls/consultation/documents/contract.ts';
import { beginFromStructure } from '@calls/consultation/documents/contract/structure.ts';
import { beginFromWord } from '@calls/consultation/documents/contract/word.ts';
import {
  documentFields,
  type ListedDocument,
  MAX_TITLE,
} from '@contract/consultation/documents/contract.ts';
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
import { isStructureName } from '../structure/is-structure-name.ts';
import { begunFromWord } from '../word/use-begun-from-word.ts';
import { startFileChosen } from '../word/word-file.ts';
import { WordFileField } from '../word/word-file-field.tsx';
import { documentListMessages as messages } from './messages.ts';

const schema = yup.object({
  title: documentFields.title,
  fromId: yup.string().default(''),
  file: startFileChosen,
  consultationId: yup.string().default(''),
});
type Typed = yup.InferType<typeof schema>;

interface NewDocumentProps {
  /** What it begins from, unless another is chosen. */
  from?: Pick<ListedDocument, 'id' | 'title'> | undefined;
  close: () => void;
}

/** Begins a document, empty, from another, from a Word file or from a structure, and leads to its editor. */
export function NewDocument({ from, close }: NewDocumentProps) {
  const navigate = useNavigate();
  const { run, error } = useAction(addDocument, { failure: false });
  const word = useAction(beginFromWord, { failure: false });
  const structure = useAction(beginFromStructure, { failure: false });
  const form = useDraftForm<Typed>({
    formName: from ? `new-document-${from.id}` : 'new-document',
    schema,
    secret: ['file'],
    defaults: {
      title: from ? messages.copyOf(from.title).slice(0, MAX_TITLE) : '',
      fromId: from ? String(from.id) : '',
      consultationId: '',
    },
  });
  const file = useWatch({ control: form.control, name: 'file' });
  useTitleOfFile(form, file);
  const addOfFile = async (chosen: File, { title, consultationId }: Typed) => {
    const { run: begin } = isStructureName(chosen.name) ? structure : word;
    const answer = await begin({
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
    if (typed.file) return addOfFile(typed.file, typed);
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
      error={error ?? word.error ?? structure.error}
      failure={messages.newFailed}
      close={close}
    >
      <TextField name="title" label={messages.name} />
      {!from && <WordFileField begins />}
      {!file && <BeginFromField name="fromId" />}
      <ConsultationField name="consultationId" />
    </FormDrawer>
  );
}

/** A document is called as its file is, unless somebody has called it otherwise. */
function useTitleOfFile(form: DraftForm<Typed>, file: File | undefined): void {
  useEffect(() => {
    if (!file || form.getValues('title') !== '') return;
    const title = file.name.replace(/\.(?:docx|json)$/i, '').slice(0, MAX_TITLE);
    form.setValue('title', title, { shouldDirty: true });
  }, [form, file]);
}
