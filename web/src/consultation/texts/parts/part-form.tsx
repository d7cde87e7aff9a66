import { MAX_PART_COMMENT } from '@contract/consultation/sub-representations/contract.ts';
import {
  changeSubRepresentation,
  type SubRepresentation,
} from '@calls/consultation/sub-representations/contract.ts';
import {
  needsReason,
  statuses,
  statusNames,
} from '@contract/consultation/ground/consultations/statuses.ts';
import {
  statusReason,
  MAX_POLICY,
} from '@contract/consultation/ground/representations/representation-rules.ts';
import { yup } from '@contract/platform/contract.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAction } from '../../../api/use-action.ts';
import { SelectField, TextAreaField, TextField } from '../../../forms/fields.tsx';
import { Form } from '../../../forms/form.tsx';
import { FormRefusal, isConflict } from '../../../forms/refusal.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../../forms/use-seen-version.ts';
import { useSubmitAgain } from '../../../forms/use-submit-again.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { partMessages as messages } from './messages.ts';

interface PartForm {
  status: string;
  statusReason: string;
  policy: string;
  comment: string;
}

const schema: yup.ObjectSchema<PartForm> = yup.object({
  status: yup.string().default(''),
  statusReason: statusReason.default(''),
  policy: yup.string().default('').max(MAX_POLICY, messages.policyTooLong(MAX_POLICY)),
  comment: yup
    .string()
    .default('')
    .max(MAX_PART_COMMENT, messages.commentTooLong(MAX_PART_COMMENT)),
});

const choices = statuses.map(({ name, step }) => ({ value: name, label: `${step} ${name}` }));

const wordsOf = ({ status, policy, comment }: SubRepresentation): PartForm => ({
  statusReason: '',
  status,
  policy: policy ?? '',
  comment,
});

/** Where a part stands, and what it is about. */
export function PartFields({ part: listed }: { part: SubRepresentation }) {
  const [saved, setSaved] = useState(listed);
  const part = saved.row_version > listed.row_version ? saved : listed;
  const { id, row_version, status, policy, comment } = part;
  const { run, error } = useAction(changeSubRepresentation, { failure: false });
  const form = useDraftForm({ formName: `part-${id}`, schema, defaults: wordsOf(part) });
  const seen = useSeenVersion(row_version, error, form);
  const { form: sent, again } = useSubmitAgain();
  const chosen = useWatch({ control: form.control, name: 'status' });
  const save = async (typed: PartForm) => {
    const written = form.getValues();
    const sent = {
      id,
      // What was saved here is seen, too.
      row_version: Math.max(seen, saved.row_version),
      status: statusNames.find((name) => name === typed.status) ?? status,
      ...(typed.statusReason.trim() && { statusReason: typed.statusReason }),
      policy: typed.policy.trim() || null,
      comment: typed.comment,
    };
    const answer = await run(sent);
    if (!answer) return;
    setSaved(answer.subRepresentation);
    form.saved(written, wordsOf(answer.subRepresentation));
    showToast({ kind: 'success', title: messages.saved });
  };
  return (
    <div>
      <FormRefusal
        error={error}
        now={[status, policy, comment].filter(Boolean).join(', ')}
        again={again}
      />
      <Form
        ref={sent}
        form={form}
        submit={messages.save}
        onSubmit={save}
        {...(error && !isConflict(error) ? { serverFields: error.fields } : {})}
      >
        <SelectField name="status" label={messages.status} choices={choices} />
        {needsReason(chosen) && chosen !== status && (
          <TextField name="statusReason" label={messages.reason} />
        )}
        <TextField name="policy" label={messages.policy} optional />
        <TextAreaField name="comment" label={messages.comment} rows={3} optional />
      </Form>
    </div>
  );
}
