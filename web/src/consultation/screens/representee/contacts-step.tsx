import { MAX_NEW_CONTACTS } from '@contract/consultation/organisations/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Pencil, Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { StepAt } from '../../../forms/flow/flow.ts';
import { flowMessages } from '../../../forms/flow/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useRemovable } from '../../../ui/use-removable.ts';
import { emptyContact } from '../../contacts/contact-form.ts';
import { GatheredDrawer } from './gathered-drawer.tsx';
import { newRepresenteeMessages as messages } from './messages.ts';
import { type GatheredContact, type NewRepresentee, withContact } from './new-representee.ts';

/** A removed contact stays this long (specification 001 section 4). */
const LEAVES_AFTER_MS = 1000;

const nameOf = ({ typed }: GatheredContact) => `${typed.firstName} ${typed.lastName}`;

/** The contacts of the organisation that is written down; whoever is removed can be kept for a second, and brought back. */
export function ContactsStep({ state, next, back }: StepAt<NewRepresentee>) {
  const [contacts, setContacts] = useState(state.contacts);
  const [open, setOpen] = useState<GatheredContact>();
  const [saving, setSaving] = useState(false);
  const put = (contact: GatheredContact) => setContacts((now) => withContact(now, contact));
  const { isLeaving, remove, keep } = useRemovable<GatheredContact>({
    id: ({ key }) => key,
    remove: async ({ key }) => setContacts((now) => now.filter((each) => each.key !== key)),
    restore: async (contact) => put(contact),
    after: LEAVES_AFTER_MS,
    removed: (contact) => messages.removed(nameOf(contact)),
  });
  // Whoever is on the way out is gone if the flow goes on.
  const staying = contacts.filter((contact) => !isLeaving(contact));
  const save = async () => {
    setSaving(true);
    await next({ contacts: staying });
    setSaving(false);
  };
  const add = () =>
    setOpen({
      key: Math.max(0, ...contacts.map(({ key }) => key)) + 1,
      typed: { ...emptyContact, organisationId: 'new', isMain: staying.length === 0 },
    });
  return (
    <chakra.div display="grid" gap="4">
      <chakra.p color="fg.muted">{messages.contactsHint}</chakra.p>
      {contacts.length === 0 && <p>{messages.noContacts}</p>}
      <ul>
        {contacts.map((contact) => (
          <chakra.li key={contact.key} display="flex" gap="2" alignItems="center" minH="9">
            {isLeaving(contact) ? (
              <>
                <chakra.span role="status" flex="1" color="fg.muted">
                  {messages.removing(nameOf(contact))}
                </chakra.span>
                <Button size="sm" variant="outline" onClick={() => keep(contact)}>
                  {messages.keep}
                </Button>
              </>
            ) : (
              <>
                <chakra.span flex="1" minW="0" overflowWrap="anywhere">
                  {nameOf(contact)}{' '}
                  <chakra.span color="fg.muted">{contact.typed.jobTitle}</chakra.span>{' '}
                  {contact.typed.isMain && <Badge>{messages.main}</Badge>}
                </chakra.span>
                <IconButton
                  label={messages.changeContact(nameOf(contact))}
                  icon={<Pencil size={16} />}
                  onClick={() => setOpen(contact)}
                />
                <IconButton
                  label={messages.removeContact(nameOf(contact))}
                  icon={<X size={16} />}
                  onClick={() => void remove(contact)}
                />
              </>
            )}
          </chakra.li>
        ))}
      </ul>
      <div>
        <Button
          variant="outline"
          icon={<Plus size={16} />}
          disabled={contacts.length >= MAX_NEW_CONTACTS}
          onClick={add}
        >
          {messages.addContact}
        </Button>
      </div>
      <chakra.div display="flex" gap="3">
        <Button busy={saving} onClick={() => void save()}>
          {flowMessages.save}
        </Button>
        {back && (
          <Button variant="ghost" onClick={() => back({ contacts: staying })}>
            {flowMessages.back}
          </Button>
        )}
      </chakra.div>
      {open && <GatheredDrawer contact={open} save={put} close={() => setOpen(undefined)} />}
    </chakra.div>
  );
}
