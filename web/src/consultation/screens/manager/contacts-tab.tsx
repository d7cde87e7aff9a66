import {
  getContactIds,
  listDeletedContacts,
  removeContacts,
  restoreContacts,
} from '@calls/consultation/contacts/contract.ts';
import { contactRecordFields } from '@contract/consultation/ground/people/contact-fields.ts';
import { contactBulk } from '../../../records/kept/contact-bulk.ts';
import { Permitted } from '../../../session/access.tsx';
import { Button } from '../../../ui/button.tsx';
import { ContactDrawer } from '../../contacts/contact-drawer.tsx';
import { contactPanelMessages as words } from '../../contacts/messages.ts';
import { OpenedContact } from '../../contacts/opened-contact.tsx';
import {
  CONTACT_COLUMN,
  contactSearch,
  saveContactField,
  STANDARD_CONTACT_COLUMNS,
  tabledContacts,
} from '../../contacts/tabled-contacts.ts';
import { MergePanel } from '../../merging/merge-panel.tsx';
import { MergeTool } from '../../merging/merge-tool.tsx';
import { RegisterFor } from '../register/register-for.tsx';
import { ManagerTable, type ManagerTableOf } from './manager-table.tsx';
import { managerMessages as messages } from './messages.ts';
import type { PeopleTabProps } from './people-tab.ts';
import { useOpened } from './use-opened.ts';

const of: ManagerTableOf = {
  records: tabledContacts,
  ids: getContactIds,
  search: contactSearch,
  entity: 'contact',
  table: 'contacts',
  first: CONTACT_COLUMN,
  standard: STANDARD_CONTACT_COLUMNS,
  recordFields: contactRecordFields,
  save: saveContactField,
  removal: {
    remove: removeContacts,
    restore: restoreContacts,
    deleted: listDeletedContacts,
    bulk: contactBulk,
    plural: 'contacts',
    title: words.deleteTitle,
    question: words.deleteQuestion,
    removed: words.deleted,
    restored: words.restored,
    failure: words.deleteFailed,
  },
};

/** Every contact: found, opened, added, deleted. */
export function ContactsTab({ adding, add, addColumn, close }: PeopleTabProps) {
  const { opened, open } = useOpened('contactId');
  return (
    <>
      <ManagerTable
        of={of}
        addColumn={addColumn}
        opened={opened}
        open={open}
        primary={
          <Permitted unit="representations" actions={['write']}>
            <Button onClick={add}>{messages.newContact}</Button>
          </Permitted>
        }
        renderBulk={(ids, clear) => (
          <MergeTool
            kind="contact"
            ids={ids}
            done={(keptId) => {
              clear();
              open(keptId);
            }}
          />
        )}
        renderDrawer={(at) => (
          <OpenedContact
            key={at.id}
            {...at}
            tools={<RegisterFor kind="contact" id={at.id} />}
            around={<MergePanel kind="contact" id={at.id} done={open} />}
          />
        )}
      />
      {adding && <ContactDrawer contact={undefined} close={close} />}
    </>
  );
}
