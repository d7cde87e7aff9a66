import { contactHistory, getContact, undoContact } from '@calls/consultation/contacts/contract.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Permitted, useAccess } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { RecordHistory } from '../../land/ground/history/record-history.tsx';
import { ContactDrawer } from './contact-drawer.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { contactPanelMessages as messages, contactTableWords as words } from './messages.ts';

const CALLS = { history: contactHistory, undo: undoContact };

interface OpenedContactProps {
  id: number;
  fields: ReadonlyMap<string, DictionaryField>;
  askToDelete: () => void;
  close: () => void;
}

/** A contact of the table in a drawer, with its history. */
export function OpenedContact({ id, fields, askToDelete, close }: OpenedContactProps) {
  const { data, error, refetch } = useEndpoint(getContact, { id });
  const { allowed } = useAccess('representations', 'write');
  if (data && allowed) {
    return (
      <ContactDrawer
        contact={data.contact}
        close={close}
        after={
          <>
            <Permitted unit="representations" actions={['delete']}>
              <Button variant="outline" onClick={askToDelete}>
                {messages.delete}
              </Button>
            </Permitted>
            <RecordHistory calls={CALLS} id={id} fields={fields} onUndone={close} />
          </>
        }
      />
    );
  }
  return (
    <Drawer title={words.title} onClose={close} reading>
      {data && allowed === false && (
        <>
          <ContactFacts contact={data.contact} />
          <RecordHistory calls={CALLS} id={id} fields={fields} onUndone={undefined} />
        </>
      )}
      {!data && error && (
        <ErrorState title={messages.loadFailed} error={error} retry={() => void refetch()} />
      )}
      {(allowed === undefined || (!data && !error)) && <SkeletonLines lines={8} height="8" />}
    </Drawer>
  );
}
