import { contactHistory, getContact, undoContact } from '@calls/consultation/contacts/contract.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { contactBulk } from '../../records/kept/contact-bulk.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Permitted } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { RecordHistory } from '../../records/history/record-history.tsx';
import { OpenedFrame } from '../../records/kept/opened-frame.tsx';
import { ContactDrawer } from './contact-drawer.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { contactPanelMessages as messages, contactTableWords as words } from './messages.ts';

const CALLS = {
  history: contactHistory,
  undo: undoContact,
  bulk: contactBulk,
};

interface OpenedContactProps {
  id: number;
  fields: ReadonlyMap<string, DictionaryField>;
  /** Buttons for what else is done with it. */
  tools: ReactNode;
  /** What else there is to see of it. */
  around: ReactNode;
  askToDelete: () => void;
  close: () => void;
}

/** A contact of the table in a drawer, with its history. */
export function OpenedContact({
  id,
  fields,
  tools,
  around,
  askToDelete,
  close,
}: OpenedContactProps) {
  const fetched = useEndpoint(getContact, { id });
  return (
    <OpenedFrame
      title={words.title}
      fetched={fetched}
      failure={messages.loadFailed}
      close={close}
      renderChanging={({ contact }) => (
        <ContactDrawer
          contact={contact}
          close={close}
          after={
            <>
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
      renderReading={({ contact }) => (
        <>
          <ContactFacts contact={contact} />
          {around}
          <RecordHistory calls={CALLS} id={id} fields={fields} onUndone={undefined} />
        </>
      )}
    />
  );
}
