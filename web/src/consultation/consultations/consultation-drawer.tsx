import { addConsultation, changeConsultation } from '@calls/consultation/consultations/contract.ts';
import {
  type Consultation,
  consultationFields as fields,
} from '@contract/consultation/consultations/contract.ts';
import { consultationKinds } from '@contract/consultation/ground/consultations/kinds.ts';
import { yup } from '@contract/platform/contract.ts';
import { useAction } from '../../api/use-action.ts';
import { SelectField, TextField } from '../../forms/fields.tsx';
import { FormDrawer } from '../../forms/form-drawer.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../forms/use-seen-version.ts';
import { showToast } from '../../ui/toast-store.ts';
import { consultationPanelMessages as messages } from './messages.ts';

const schema = yup.object(fields);
type ConsultationForm = yup.InferType<typeof schema>;

interface ConsultationDrawerProps {
  /** The one to change; undefined for a new one. */
  consultation: Consultation | undefined;
  close: () => void;
}

/** A consultation, new or changed: what it is held for, and when it opens and closes. */
export function ConsultationDrawer({ consultation, close }: ConsultationDrawerProps) {
  const options = { failure: false as const };
  const add = useAction(addConsultation, options);
  const change = useAction(changeConsultation, options);
  const form = useDraftForm<ConsultationForm>({
    formName: `consultation-${consultation?.id ?? 'new'}`,
    schema,
    defaults: consultation
      ? (schema.cast(consultation, { stripUnknown: true }) as ConsultationForm)
      : { name: '', document: '', opensAt: '', closesAt: '' },
  });
  const { error } = consultation ? change : add;
  const seen = useSeenVersion(consultation?.row_version, error);
  const save = async (typed: ConsultationForm) => {
    const done =
      consultation && seen
        ? await change.run({ ...typed, id: consultation.id, row_version: seen })
        : await add.run(typed);
    if (!done) return;
    form.sent();
    showToast({ kind: 'success', title: messages.saved });
    close();
  };
  return (
    <FormDrawer
      title={consultation?.name ?? messages.add}
      form={form}
      submit={messages.save}
      onSubmit={save}
      error={error}
      now={consultation?.name}
      close={close}
    >
      <TextField name="name" label={messages.name} />
      <SelectField
        name="kind"
        label={messages.kind}
        choices={[
          { value: '', label: messages.choose },
          ...consultationKinds.map((kind) => ({ value: kind, label: kind })),
        ]}
      />
      <TextField name="document" label={messages.document} optional />
      <TextField
        name="opensAt"
        type="datetime-local"
        label={messages.opens}
        hint={messages.timeHint}
      />
      <TextField
        name="closesAt"
        type="datetime-local"
        label={messages.closes}
        hint={messages.timeHint}
      />
    </FormDrawer>
  );
}
