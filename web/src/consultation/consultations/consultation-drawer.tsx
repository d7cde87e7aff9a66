import { addConsultation, changeConsultation } from '@calls/consultation/consultations/contract.ts';
import {
  type Consultation,
  consultationFields as fields,
} from '@contract/consultation/consultations/contract.ts';
import { consultationKinds } from '@contract/consultation/ground/consultations/kinds.ts';
import { yup } from '@contract/platform/contract.ts';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { SelectField, TextField } from '../../forms/fields.tsx';
import { FormDrawer } from '../../forms/form-drawer.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../forms/use-seen-version.ts';
import { showToast } from '../../ui/toast-store.ts';
import { EarlierQuestion } from './earlier-question.tsx';
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
  const seen = useSeenVersion(consultation?.row_version, error, form);
  const [asked, setAsked] = useState<ConsultationForm>();
  const begin = async (typed: ConsultationForm) => {
    if (consultation?.state === 'open' && typed.closesAt < consultation.closesAt) setAsked(typed);
    else await save(typed);
  };
  const save = async (typed: ConsultationForm) => {
    const done =
      consultation && seen
        ? await change.run({ ...typed, id: consultation.id, row_version: seen })
        : await add.run(typed);
    setAsked(undefined);
    if (!done) return;
    form.sent();
    const isTold =
      consultation !== undefined &&
      consultation.state !== 'to come' &&
      (typed.closesAt > consultation.closesAt ||
        (consultation.state === 'open' && typed.closesAt < consultation.closesAt));
    showToast({ kind: 'success', title: isTold ? messages.savedAndTold : messages.saved });
    close();
  };
  return (
    <FormDrawer
      title={consultation?.name ?? messages.add}
      form={form}
      submit={messages.save}
      onSubmit={begin}
      error={error}
      now={consultation?.name}
      close={close}
      after={
        asked &&
        consultation && (
          <EarlierQuestion
            consultation={consultation}
            closesAt={asked.closesAt}
            busy={change.running}
            onConfirm={() => void save(asked)}
            onClose={() => setAsked(undefined)}
          />
        )
      }
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
        hint={
          consultation && consultation.state !== 'to come' ? messages.mailedHint : messages.timeHint
        }
      />
    </FormDrawer>
  );
}
