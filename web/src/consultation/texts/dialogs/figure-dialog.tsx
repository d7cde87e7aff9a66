import { MAX_FIGURE_WORDS } from '@contract/consultation/ground/texts/text-schema.ts';
import { yup } from '@contract/platform/contract.ts';
import type { Editor } from '@tiptap/react';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { FieldMessage } from '../../../forms/field.tsx';
import { TextField } from '../../../forms/fields.tsx';
import { Form } from '../../../forms/form.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { editorMessages as messages } from '../messages.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
const MAX_BYTES = 500_000;

interface FigureForm {
  alt: string;
  caption: string;
}

const schema: yup.ObjectSchema<FigureForm> = yup.object({
  alt: yup.string().trim().default('').required(messages.figureAltRequired).max(MAX_FIGURE_WORDS),
  caption: yup.string().trim().default('').max(MAX_FIGURE_WORDS),
});

/** Puts a picture into the text. */
export function FigureDialog({ editor, close }: { editor: Editor; close: () => void }) {
  const id = useId();
  const [src, setSrc] = useState('');
  const [wrong, setWrong] = useState('');
  const form = useDraftForm({
    formName: 'figure',
    schema,
    kept: false,
    defaults: { alt: '', caption: '' },
  });
  const take = async (file: File | undefined) => {
    setSrc('');
    if (!file) return;
    if (!TYPES.includes(file.type) || file.size > MAX_BYTES) return setWrong(messages.figureWrong);
    setWrong('');
    setSrc(await dataAddress(file));
  };
  const add = (typed: FigureForm) => {
    if (!src) return setWrong(messages.figureRequired);
    editor
      .chain()
      .focus()
      .insertContent({ type: 'figure', attrs: { src, ...typed } })
      .run();
    close();
  };
  return (
    <Dialog title={messages.figure} onClose={close}>
      <Form form={form} submit={messages.figureAdd} onSubmit={add}>
        <chakra.div display="grid" gap="1">
          <chakra.label htmlFor={id} fontWeight="medium">
            {messages.figureFile}
          </chakra.label>
          <chakra.p id={`${id}-hint`} color="fg.muted">
            {messages.figureHint}
          </chakra.p>
          <input
            id={id}
            type="file"
            accept={TYPES.join(',')}
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={wrong !== ''}
            onChange={({ target }) => void take(target.files?.[0])}
          />
          <FieldMessage id={`${id}-error`} message={wrong || undefined} />
        </chakra.div>
        <TextField name="alt" label={messages.figureAlt} hint={messages.figureAltHint} />
        <TextField name="caption" label={messages.figureCaption} optional />
      </Form>
    </Dialog>
  );
}

const dataAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error()));
    reader.readAsDataURL(file);
  });
