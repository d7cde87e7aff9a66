import { planPublishing } from '@calls/consultation/documents/contract/publishing.ts';
import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { publishingTime } from '@contract/consultation/documents/contract/publishing.ts';
import { yup } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useAction } from '../../../api/use-action.ts';
import { TextField } from '../../../forms/fields.tsx';
import { FormDrawer } from '../../../forms/form-drawer.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { londonWords } from '../../../ui/london-words.ts';
import { publishMessages as messages } from './messages.ts';
import { OfAnswers } from './of-answers.tsx';

const schema = yup.object({ at: publishingTime.required(messages.planTimeRequired) });

interface PlanDrawerProps {
  draft: DraftDocument;
  /** What becomes of answers that people gave, in words. */
  ofAnswers: readonly string[];
  close: () => void;
}

/** Chooses the time at which a draft is published by itself. */
export function PlanDrawer({ draft, ofAnswers, close }: PlanDrawerProps) {
  const { run, error } = useAction(planPublishing, { failure: false });
  const form = useDraftForm({
    formName: `publishing-time-${draft.id}`,
    schema,
    defaults: { at: draft.publishAt ?? '' },
  });
  const plan = async ({ at }: { at: string }) => {
    if (!(await run({ id: draft.id, revision: draft.revision, at }))) return;
    form.sent();
    close();
    showToast({ kind: 'success', title: messages.planned(londonWords(at)) });
  };
  return (
    <FormDrawer
      title={messages.planTitle}
      form={form}
      submit={messages.planSubmit}
      onSubmit={plan}
      error={error}
      failure={messages.planFailed}
      close={close}
    >
      <OfAnswers words={ofAnswers} />
      <chakra.p color="fg.muted">{messages.planText}</chakra.p>
      <TextField
        name="at"
        type="datetime-local"
        label={messages.planTime}
        hint={messages.planTimeHint}
      />
    </FormDrawer>
  );
}
