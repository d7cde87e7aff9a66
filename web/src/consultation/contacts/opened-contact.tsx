import { contactHistory, getContact, undoContact } from '@calls/consultation/contacts/contract.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { ReactNode } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Permitted } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { RecordHistory } from '../../land/ground/history/record-history.tsx';
import { OpenedFrame } from '../ground/records/opened-frame.tsx';
import { ContactDrawer } from './contact-drawer.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { contactPanelMessages as messages, contactTableWords as words } from './messages.ts';

const CALLS = { history: contactHistory, undo: undoContact };

interface OpenedContactProps {
  id: number;
  fields: ReadonlyMap<string, DictionaryField>;
  /** What else there is to see of it and do with it. */
  around: ReactNode;
  askToDelete: () => void;
  close: () => void;
}

/** A contact of the table in a drawer, with its history. */
export function OpenedContact({ id, fields, around, askToDelete, close }: OpenedContactProps) {
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
              <Permitted unit="representations" actions={['delete']}>
                <Button variant="outline" onClick={askToDelete}>
                  {messages.delete}
                </Button>
              </Permitted>
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
