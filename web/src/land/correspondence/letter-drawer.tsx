import {
  addLetter,
  changeLetter,
  listCorrespondenceEvents,
  listCorrespondenceTypes,
} from '@calls/land/correspondence/contract.ts';
import type { Letter } from '@contract/land/correspondence/contract.ts';
import { correspondenceMessages as words } from '@contract/land/correspondence/messages.ts';
import { useAction } from '../../api/use-action.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { DateField } from '../../forms/date-field.tsx';
import { FormDrawer } from '../../forms/form-drawer.tsx';
import { CheckboxField, SelectField, TextAreaField } from '../../forms/fields.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../forms/use-seen-version.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Failed } from '../../ui/empty.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  emptyLetter,
  type LetterForm,
  letterForm,
  letterSchema,
  sentLetter,
} from './letter-form.ts';
import { LetterHistory } from './letter-history.tsx';
import { letterWords } from './letter-words.ts';
import { correspondencePanelMessages as messages } from './messages.ts';

interface LetterDrawerProps {
  /** Whose correspondence it is. */
  siteId: number;
  /** The letter to change; undefined for a new one. */
  letter: Letter | undefined;
  close: () => void;
}

/** A letter about the site, new or changed. */
export function LetterDrawer({ siteId, letter, close }: LetterDrawerProps) {
  const events = useEndpoint(listCorrespondenceEvents);
  const types = useEndpoint(listCorrespondenceTypes);
  const options = { failure: false as const };
  const add = useAction(addLetter, options);
  const change = useAction(changeLetter, options);
  const form = useDraftForm({
    formName: `correspondence-${letter?.id ?? 'new'}`,
    schema: letterSchema,
    defaults: letter ? letterForm(letter) : emptyLetter,
  });
  const { error } = letter ? change : add;
  const seen = useSeenVersion(letter?.row_version, error, form);
  const save = async (typed: LetterForm) => {
    const fields = { siteId, ...sentLetter(typed) };
    const done =
      letter && seen
        ? await change.run({ ...fields, letterId: letter.id, row_version: seen })
        : await add.run(fields);
    if (!done) return;
    form.sent();
    showToast({ kind: 'success', title: messages.saved });
    close();
  };
  const failed = events.error ?? types.error;
  return (
    <FormDrawer
      title={letter ? messages.change : messages.add}
      form={form}
      submit={messages.save}
      onSubmit={save}
      error={error}
      now={letter && letterWords(letter)}
      close={close}
      after={letter && <LetterHistory id={letter.id} onUndone={close} />}
    >
      {failed && (
        <Failed
          title={messages.choicesFailed}
          error={failed}
          retry={() => void Promise.all([events.refetch(), types.refetch()])}
        />
      )}
      {events.data && types.data ? (
        <Fields events={events.data} types={types.data} />
      ) : (
        !failed && <SkeletonLines lines={8} height="8" />
      )}
    </FormDrawer>
  );
}

interface Named {
  id: number;
  name: string;
}

/** Rendered once its options are there: a select does not show a value whose option arrives later. */
function Fields({ events, types }: { events: Named[]; types: Named[] }) {
  return (
    <>
      <SelectField name="event" label={words.fields.event} choices={choicesOf(events)} />
      <SelectField
        name="correspondence"
        label={words.fields.correspondence}
        optional
        choices={choicesOf(types)}
      />
      <DateField name="letterDate" label={words.fields.letterDate} optional />
      <DateField name="receivedDate" label={words.fields.receivedDate} />
      <DateField name="acknowledgeDate" label={words.fields.acknowledgeDate} />
      <CheckboxField name="notAcknowledged" label={messages.notAcknowledged} />
      <DateField name="responseDeadline" label={words.fields.responseDeadline} optional />
      <TextAreaField name="text" rows={6} label={words.fields.text} optional />
    </>
  );
}

const choicesOf = (named: Named[]) => [
  { value: '', label: messages.choose },
  ...named.map(({ id, name }) => ({ value: String(id), label: name })),
];
