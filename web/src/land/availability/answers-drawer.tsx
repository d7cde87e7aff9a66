import { putCfsForm, putSuggestionForm } from '@calls/land/availability/contract.ts';
import {
  availabilities,
  type AvailabilityForm,
  type FormKind,
  relationships,
} from '@contract/land/availability/contract.ts';
import { availabilityMessages as words } from '@contract/land/availability/messages.ts';
import { useAction } from '../../api/use-action.ts';
import { FormDrawer } from '../../forms/form-drawer.tsx';
import { SelectField, TextAreaField, TextField } from '../../forms/fields.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../forms/use-seen-version.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type AnswersForm, answersOf, answersSchema, formOf } from './answers-form.ts';
import { availabilityPanelMessages as messages } from './messages.ts';

interface AnswersDrawerProps {
  kind: FormKind;
  filled: AvailabilityForm | null;
  close: () => void;
}

/** One of the availability forms of the page's site, to be filled in or changed. */
export function AnswersDrawer({ kind, filled, close }: AnswersDrawerProps) {
  const { siteId } = useSite();
  const options = { failure: false as const };
  const cfs = useAction(putCfsForm, options);
  const suggestion = useAction(putSuggestionForm, options);
  const action = kind === 'cfs' ? cfs : suggestion;
  const form = useDraftForm({
    formName: `availability-${kind}`,
    schema: answersSchema,
    defaults: formOf(filled?.answers),
  });
  const seen = useSeenVersion(filled?.row_version, action.error, form);
  const save = async (typed: AnswersForm) => {
    const version = seen ? { row_version: seen } : {};
    const input = { siteId, ...version, ...answersOf(typed) } as Parameters<typeof cfs.run>[0];
    if (!(await action.run(input))) return;
    form.sent();
    showToast({ kind: 'success', title: messages.saved(words.form[kind]) });
    close();
  };
  return (
    <FormDrawer
      title={words.form[kind]}
      form={form}
      submit={messages.save}
      onSubmit={save}
      error={action.error}
      now={filled ? Object.values(formOf(filled.answers)).filter(Boolean).join(', ') : undefined}
      close={close}
    >
      <SelectField
        name="available"
        label={words.fields.available}
        choices={choicesOf(availabilities)}
      />
      <SelectField
        name="relationship"
        label={words.fields.relationship}
        optional
        choices={choicesOf(relationships)}
      />
      <TextField name="use" label={words.fields.use} optional />
      <TextField name="homes" inputMode="numeric" label={words.fields.homes} optional />
      <TextField name="owners" label={words.fields.owners} optional />
      <TextAreaField name="obstacles" rows={3} label={words.fields.obstacles} optional />
      <TextAreaField name="comment" rows={3} label={words.fields.comment} optional />
    </FormDrawer>
  );
}

const choicesOf = (values: readonly string[]) => [
  { value: '', label: messages.choose },
  ...values.map((value) => ({ value, label: value })),
];
