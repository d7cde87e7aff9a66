import {
  getOrganisation,
  organisationHistory,
  undoOrganisation,
} from '@calls/consultation/organisations/contract.ts';
import type { OrganisationContact } from '@contract/consultation/ground/people/people-schema.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { organisationBulk } from '../../records/kept/organisation-bulk.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { RecordHistory } from '../../records/history/record-history.tsx';
import { Permitted } from '../../session/access.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import {
  organisationPanelMessages as messages,
  organisationTableWords as words,
} from './messages.ts';
import { OpenedFrame } from '../../records/kept/opened-frame.tsx';
import { OrganisationDrawer } from './organisation-drawer.tsx';
import { OrganisationFacts } from './organisation-facts.tsx';

const CALLS = {
  history: organisationHistory,
  undo: undoOrganisation,
  bulk: organisationBulk,
};

interface OpenedOrganisationProps {
  id: number;
  fields: ReadonlyMap<string, DictionaryField>;
  openContact: (id: number) => void;
  /** Buttons for what else is done with it. */
  tools: ReactNode;
  /** What else there is to see of it. */
  around: ReactNode;
  askToDelete: () => void;
  close: () => void;
}

/** An organisation of the table in a drawer, with its contacts and history. */
export function OpenedOrganisation(props: OpenedOrganisationProps) {
  const { id, fields, openContact, tools, around, askToDelete, close } = props;
  const fetched = useEndpoint(getOrganisation, { id });
  return (
    <OpenedFrame
      title={words.title}
      fetched={fetched}
      failure={messages.loadFailed}
      close={close}
      renderChanging={({ organisation, contacts }) => (
        <OrganisationDrawer
          organisation={organisation}
          close={close}
          after={
            <>
              <Contacts contacts={contacts} open={openContact} />
              <chakra.div display="flex" flexWrap="wrap" gap="2" my="4">
                <Permitted unit="representations" actions={['delete']}>
                  <Button variant="outline" onClick={askToDelete}>
                    {messages.delete}
                  </Button>
                </Permitted>
                {tools}
              </chakra.div>
              {around}
              <RecordHistory calls={CALLS} id={id} fields={fields} onUndone={close} />
            </>
          }
        />
      )}
      renderReading={({ organisation, contacts }) => (
        <>
          <OrganisationFacts organisation={organisation} />
          <Contacts contacts={contacts} open={openContact} />
          {around}
          <RecordHistory calls={CALLS} id={id} fields={fields} onUndone={undefined} />
        </>
      )}
    />
  );
}

function Contacts(props: { contacts: OrganisationContact[]; open: (id: number) => void }) {
  return (
    <chakra.section my="4" display="grid" gap="2">
      <chakra.h3 textStyle="headingSm">{messages.contacts}</chakra.h3>
      {props.contacts.length === 0 && <chakra.p color="fg.muted">{messages.noContacts}</chakra.p>}
      <chakra.ul display="grid" gap="1">
        {props.contacts.map((contact) => (
          <chakra.li key={contact.id} display="flex" flexWrap="wrap" gap="2" alignItems="center">
            <Avatar aria-hidden>{contact.avatar.initials}</Avatar>
            <Button variant="ghost" onClick={() => props.open(contact.id)}>
              {`${contact.firstName} ${contact.lastName}`}
            </Button>
            <chakra.span color="fg.muted">
              {[contact.jobTitle, contact.identifier].filter(Boolean).join(' · ')}
            </chakra.span>
            {contact.isMain && <Badge>{messages.main}</Badge>}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

/** Beside the name, which says the same in full. */
const Avatar = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '8',
    flexShrink: '0',
    borderRadius: 'full',
    bg: 'bg.muted',
    color: 'fg',
    textStyle: 'label',
  },
});
