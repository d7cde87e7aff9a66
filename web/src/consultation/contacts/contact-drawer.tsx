import { addContacts, updateContact } from '@calls/consultation/contacts/contract.ts';
import type { OrganisationContact } from '@contract/consultation/ground/people/people-schema.ts';
import type { ReactNode } from 'react';
import { useAction } from '../../api/use-action.ts';
import { FormDrawer } from '../../forms/form-drawer.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../forms/use-seen-version.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { Picked } from '../ground/people/record-picker.tsx';
import { ContactFields } from './contact-fields.tsx';
import {
  contactForm,
  type ContactForm,
  contactSchema,
  emptyContact,
  sentContact,
} from './contact-form.ts';
import { contactPanelMessages as messages } from './messages.ts';

interface ContactDrawerProps {
  /** The contact to change; undefined for a new one. */
  contact: OrganisationContact | undefined;
  /** Gets a new contact, or one who was there already and is used instead. */
  onAdded?: (picked: Picked) => void;
  after?: ReactNode;
  close: () => void;
}

/** A contact, new or changed. */
export function ContactDrawer({ contact, onAdded, after, close }: ContactDrawerProps) {
  const options = { failure: false as const };
  const add = useAction(addContacts, options);
  const change = useAction(updateContact, options);
  const form = useDraftForm({
    formName: `contact-${contact?.id ?? 'new'}`,
    schema: contactSchema,
    defaults: contact ? contactForm(contact) : emptyContact,
  });
  const { error } = contact ? change : add;
  const seen = useSeenVersion(contact?.row_version, error, form);
  const finish = (picked: Picked | undefined) => {
    form.sent();
    if (picked) onAdded?.(picked);
    close();
  };
  const save = async (typed: ContactForm) => {
    const sent = sentContact(typed);
    if (contact && seen) {
      if (!(await change.run({ id: contact.id, row_version: seen, ...sent }))) return;
      finish(undefined);
    } else {
      const [added] = (await add.run({ contacts: [sent] }))?.contacts ?? [];
      if (!added) return;
      finish({ id: added.id, name: `${added.firstName} ${added.lastName}` });
    }
    showToast({ kind: 'success', title: messages.saved });
  };
  return (
    <FormDrawer
      title={contact ? `${contact.firstName} ${contact.lastName}` : messages.add}
      form={form}
      submit={messages.save}
      onSubmit={save}
      error={error}
      now={contact && `${contact.firstName} ${contact.lastName}`}
      close={close}
      after={after}
    >
      <ContactFields {...(contact ? {} : { take: finish })} />
    </FormDrawer>
  );
}
