import { addContacts } from '@calls/consultation/contacts/contract.ts';
import { addOrganisation } from '@calls/consultation/organisations/contract.ts';
import { addRepresentation } from '@calls/consultation/representations/contract.ts';
import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useAction } from '../../api/use-action.ts';
import { Form } from '../../forms/form.tsx';
import { useLeaving } from '../../ui/use-leaving.ts';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useKeptState } from '../../forms/use-kept-state.ts';
import type { Picked } from '../ground/people/record-picker.tsx';
import { paperMessages as messages } from './messages.ts';
import { PaperFields } from './paper-fields.tsx';
import {
  nameFault,
  newBody,
  newPerson,
  type PaperForm,
  paperSchema,
  sentPaper,
} from './paper-form.ts';

/** A letter that was registered, and under what that is taken back. */
export interface RegisteredLetter {
  id: number;
  bulkId: string;
}

interface PaperEntryProps {
  start: PaperForm;
  /** Begins with the consultation; later ones begin with the name. */
  isFirst: boolean;
  registered: (made: RegisteredLetter, typed: PaperForm) => void;
}

/** One letter: Enter goes on to the next field, Ctrl and Enter saves. */
export function PaperEntry({ start, isFirst, registered }: PaperEntryProps) {
  const box = useRef<HTMLDivElement>(null);
  // Kept with the letter: after a reload they are neither added again nor forgotten.
  const kept = useKeptState<{ known?: Picked }>('paper-known', {});
  const { known } = kept.value;
  const setKnown = (next: Picked | undefined) =>
    next ? kept.change({ known: next }) : kept.forget();
  const form = useDraftForm<PaperForm>({
    formName: 'paper',
    schema: paperSchema,
    defaults: start,
  });
  useLeaving({ onClosing: form.formState.isDirty || form.restored, onLinks: false });
  const person = useAction(addContacts, { failure: messages.failed });
  const body = useAction(addOrganisation, { failure: messages.failed });
  const letter = useAction(addRepresentation, { failure: messages.failed });
  useEffect(() => {
    const first = isFirst && start.consultationEventId === '' ? 'consultationEventId' : 'name';
    box.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    // Only as it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  /** Whom it is made for: somebody taken from the list, or added; kept, should the letter itself be refused. */
  const representee = async (typed: PaperForm): Promise<Picked | undefined> => {
    if (known) return known;
    const { kind, name } = typed;
    const id =
      kind === 'contact'
        ? (await person.run({ contacts: [newPerson(typed)] }))?.contacts[0]?.id
        : (await body.run(newBody(typed)))?.organisation.id;
    const added = id === undefined ? undefined : { id, name };
    setKnown(added);
    return added;
  };
  const save = async (typed: PaperForm) => {
    const fault = known ? undefined : nameFault(typed);
    if (fault !== undefined) {
      form.setError('name', { message: fault }, { shouldFocus: true });
      return;
    }
    const who = typed.kind === 'nobody' ? undefined : await representee(typed);
    if (typed.kind !== 'nobody' && !who) return;
    const link =
      who && (typed.kind === 'contact' ? { contactId: who.id } : { organisationId: who.id });
    const made = await letter.run({
      ...sentPaper(typed),
      agents: [],
      ...(link ? { representee: link } : {}),
    });
    if (!made) return;
    form.sent();
    kept.forget();
    registered({ id: made.representation.id, bulkId: made.bulk_id }, typed);
  };
  return (
    <chakra.div ref={box} onKeyDown={onKey}>
      <Form
        form={form}
        submit={messages.save}
        serverFields={{ ...person.fields, ...body.fields, ...letter.fields }}
        onSubmit={save}
      >
        <PaperFields known={known} setKnown={setKnown} />
      </Form>
    </chakra.div>
  );
}

const FIELDS =
  'input:not([type=hidden]):not([tabindex="-1"]), select, textarea, button[type=submit]';

/** Ctrl (or ⌘) and Enter saves; Enter alone goes on, but in the text it begins a line, and presses what is a button. */
function onKey(event: KeyboardEvent<HTMLDivElement>): void {
  const at = event.target as HTMLElement;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    event.currentTarget.querySelector('form')?.requestSubmit();
  } else if (at instanceof HTMLInputElement || at instanceof HTMLSelectElement) {
    event.preventDefault();
    const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(FIELDS)].filter(
      // Of several radios only the chosen one is a stop.
      (field) => !(field instanceof HTMLInputElement && field.type === 'radio' && !field.checked),
    );
    fields[fields.indexOf(at) + 1]?.focus();
  }
}
