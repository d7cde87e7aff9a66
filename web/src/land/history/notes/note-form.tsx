import { MIN_NOTE_LENGTH } from '@contract/land/history/contract.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextControl } from '../../../ui/control.tsx';
import { noteMessages as messages } from './messages.ts';
import { useNoteDraft } from './use-note-draft.ts';

interface NoteFormProps {
  /** The draft's key. */
  name: string;
  label: string;
  submit: string;
  before?: string;
  busy: boolean;
  /** The server's message. */
  problem: string | undefined;
  /** Resolves to whether it was saved. */
  send: (words: string) => Promise<boolean>;
  /** Called once everything typed is saved. */
  onSaved?: () => void;
  onCancel?: () => void;
}

/** A note being written; if it is too short, an error shows beside the field, and a failure keeps what was typed. */
export function NoteForm(props: NoteFormProps) {
  const { name, label, submit, before, busy, problem, send, onSaved, onCancel } = props;
  const draft = useNoteDraft(name, before);
  const [short, setShort] = useState(false);
  const id = useId();
  const said = short ? messages.tooShort(MIN_NOTE_LENGTH) : problem;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const words = draft.text.trim();
    setShort(words.length < MIN_NOTE_LENGTH);
    if (busy || words.length < MIN_NOTE_LENGTH) return;
    if ((await send(words)) && draft.saved(words)) onSaved?.();
  };
  const cancel = () => {
    draft.forget();
    onCancel?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
      event.currentTarget.form?.requestSubmit();
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      cancel();
    }
  };
  return (
    <chakra.form display="grid" gap="1" onSubmit={(event) => void onSubmit(event)}>
      <chakra.label htmlFor={id} fontWeight="medium">
        {label}
      </chakra.label>
      {draft.restored && (
        <chakra.p color="fg.muted" textStyle="small">
          {messages.restored}
        </chakra.p>
      )}
      <TextControl
        id={id}
        data-adds={before === undefined ? '' : undefined}
        rows={2}
        // A note that is changed is this narrow (specification 000 section 9); a new one takes its panel.
        maxW={before === undefined ? undefined : '300px'}
        py="1.5"
        css={{ fieldSizing: 'content', maxH: '48' }}
        value={draft.text}
        aria-invalid={said !== undefined || undefined}
        aria-describedby={said === undefined ? undefined : `${id}-problem`}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setShort(false);
          draft.type(event.target.value);
        }}
      />
      {said !== undefined && (
        <chakra.p id={`${id}-problem`} role="alert" display="flex" gap="1.5" color="fg.error">
          <CircleAlert size={16} aria-hidden />
          {said}
        </chakra.p>
      )}
      <chakra.div display="flex" gap="2" mt="1">
        <Button type="submit" size="sm" busy={busy}>
          {submit}
        </Button>
        {onCancel && (
          <Button size="sm" variant="ghost" onClick={cancel}>
            {messages.cancel}
          </Button>
        )}
      </chakra.div>
    </chakra.form>
  );
}
