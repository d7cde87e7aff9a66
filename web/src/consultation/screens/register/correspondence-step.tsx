import { useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import type { StepAt } from '../../../forms/flow/flow.ts';
import { flowMessages } from '../../../forms/flow/messages.ts';
import { Form } from '../../../forms/form.tsx';
import { FormRefusal } from '../../../forms/refusal.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { ConsultationDrawer } from '../../consultations/consultation-drawer.tsx';
import { CorrespondenceFields } from '../../representations/correspondence-fields.tsx';
import { correspondenceSchema } from '../../representations/correspondence-form.ts';
import { representationPanelMessages as messages } from '../../representations/messages.ts';
import type { Registration } from './registration.ts';

/** What arrived: its consultation, its days, its words. */
export function CorrespondenceStep({
  state,
  next,
  back,
  error,
}: StepAt<Registration> & { error: ApiError | null }) {
  const [adding, setAdding] = useState(false);
  const form = useDraftForm({
    formName: 'correspondence',
    schema: correspondenceSchema,
    kept: false,
    defaults: state.correspondence,
  });
  return (
    <>
      <FormRefusal error={error} />
      <Form
        form={form}
        submit={messages.register}
        onSubmit={(correspondence) => next({ correspondence })}
        {...(error ? { serverFields: error.fields } : {})}
        beside={
          back && (
            <Button variant="ghost" onClick={() => back({ correspondence: form.getValues() })}>
              {flowMessages.back}
            </Button>
          )
        }
      >
        <CorrespondenceFields
          withText
          noEvents={
            <Empty kind="nothing" title={messages.noEvents}>
              {messages.noEventsHint}
              <Button variant="outline" onClick={() => setAdding(true)}>
                {messages.addConsultation}
              </Button>
            </Empty>
          }
        />
      </Form>
      {adding && <ConsultationDrawer consultation={undefined} close={() => setAdding(false)} />}
    </>
  );
}
