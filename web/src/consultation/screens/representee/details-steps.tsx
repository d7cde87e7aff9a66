import type { StepAt } from '../../../forms/flow/flow.ts';
import { flowMessages } from '../../../forms/flow/messages.ts';
import { Form } from '../../../forms/form.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ContactFields } from '../../contacts/contact-fields.tsx';
import { contactSchema } from '../../contacts/contact-form.ts';
import type { Picked } from '../../ground/people/record-picker.tsx';
import { OrganisationFields } from '../../organisations/organisation-fields.tsx';
import { organisationSchema } from '../../organisations/organisation-form.ts';
import type { NewRepresentee } from './new-representee.ts';

/** Opens one that is there already instead of writing down another. */
type Taking = StepAt<NewRepresentee> & { take: (picked: Picked) => void };

/** Who the contact is. */
export function ContactStep({ state, next, back, isLast, take }: Taking) {
  const form = useDraftForm({
    formName: 'new-contact',
    schema: contactSchema,
    kept: false,
    defaults: state.contact,
  });
  return (
    <Form
      form={form}
      submit={isLast ? flowMessages.save : flowMessages.next}
      onSubmit={(contact) => next({ contact })}
      beside={<Back go={back && (() => back({ contact: form.getValues() }))} />}
    >
      <ContactFields take={take} />
    </Form>
  );
}

/** What the organisation is. */
export function OrganisationStep({ state, next, back, isLast, take }: Taking) {
  const form = useDraftForm({
    formName: 'new-organisation',
    schema: organisationSchema,
    kept: false,
    defaults: state.organisation,
  });
  return (
    <Form
      form={form}
      submit={isLast ? flowMessages.save : flowMessages.next}
      onSubmit={(organisation) => next({ organisation })}
      beside={<Back go={back && (() => back({ organisation: form.getValues() }))} />}
    >
      <OrganisationFields take={take} />
    </Form>
  );
}

const Back = ({ go }: { go: (() => void) | undefined }) =>
  go && (
    <Button variant="ghost" onClick={go}>
      {flowMessages.back}
    </Button>
  );
