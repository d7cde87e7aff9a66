import { FormDrawer } from '../../../forms/form-drawer.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { ContactFields } from '../../contacts/contact-fields.tsx';
import { contactSchema } from '../../contacts/contact-form.ts';
import { newRepresenteeMessages as messages } from './messages.ts';
import type { GatheredContact } from './new-representee.ts';

interface GatheredDrawerProps {
  contact: GatheredContact;
  save: (contact: GatheredContact) => void;
  close: () => void;
}

/** A contact of an organisation that is not there yet: kept in the flow and sent with it. */
export function GatheredDrawer({ contact, save, close }: GatheredDrawerProps) {
  const form = useDraftForm({
    formName: 'contact-of-new-organisation',
    schema: contactSchema,
    kept: false,
    defaults: contact.typed,
  });
  // What is typed of one contact is no beginning of the next.
  const end = () => {
    form.sent();
    close();
  };
  return (
    <FormDrawer
      title={messages.addContact}
      form={form}
      submit={messages.saveContact}
      onSubmit={(typed) => {
        save({ ...contact, typed });
        end();
      }}
      error={null}
      close={end}
    >
      <ContactFields ofNewOrganisation />
    </FormDrawer>
  );
}
