import {
  getOrganisationIds,
  listDeletedOrganisations,
  removeOrganisations,
  restoreOrganisations,
} from '@calls/consultation/organisations/contract.ts';
import { organisationRecordFields } from '@contract/consultation/ground/people/organisation-fields.ts';
import { useNavigate } from 'react-router-dom';
import { organisationBulk } from '../../../records/kept/organisation-bulk.ts';
import { Permitted } from '../../../session/access.tsx';
import { Button } from '../../../ui/button.tsx';
import { organisationPanelMessages as words } from '../../organisations/messages.ts';
import { OpenedOrganisation } from '../../organisations/opened-organisation.tsx';
import {
  ORGANISATION_COLUMN,
  organisationSearch,
  saveOrganisationField,
  STANDARD_ORGANISATION_COLUMNS,
  tabledOrganisations,
} from '../../organisations/tabled-organisations.ts';
import { MergePanel } from '../../merging/merge-panel.tsx';
import { MergeTool } from '../../merging/merge-tool.tsx';
import { ManagerTable, type ManagerTableOf } from './manager-table.tsx';
import { RegisterFor } from '../register/register-for.tsx';
import { MANAGER } from '../../../records/kept/manager-place.ts';
import { managerMessages as messages } from './messages.ts';
import type { PeopleTabProps } from './people-tab.ts';
import { useOpened } from './use-opened.ts';

const of: ManagerTableOf = {
  records: tabledOrganisations,
  ids: getOrganisationIds,
  search: organisationSearch,
  entity: 'organisation',
  table: 'organisations',
  first: ORGANISATION_COLUMN,
  standard: STANDARD_ORGANISATION_COLUMNS,
  recordFields: organisationRecordFields,
  save: saveOrganisationField,
  removal: {
    remove: removeOrganisations,
    restore: restoreOrganisations,
    deleted: listDeletedOrganisations,
    bulk: organisationBulk,
    plural: 'organisations',
    title: words.deleteTitle,
    question: words.deleteQuestion,
    removed: words.deleted,
    restored: words.restored,
    failure: words.deleteFailed,
  },
};

/** Every organisation: found, opened, added, deleted. */
export function OrganisationsTab({ add, addColumn }: Pick<PeopleTabProps, 'add' | 'addColumn'>) {
  const navigate = useNavigate();
  const openContact = (id: number) => void navigate(`${MANAGER}/contacts?contactId=${id}`);
  const { opened, open } = useOpened('organisationId');
  return (
    <>
      <ManagerTable
        of={of}
        addColumn={addColumn}
        opened={opened}
        open={open}
        primary={
          <Permitted unit="representations" actions={['write']}>
            <Button onClick={add}>{messages.newOrganisation}</Button>
          </Permitted>
        }
        renderBulk={(ids, clear) => (
          <MergeTool
            kind="organisation"
            ids={ids}
            done={(keptId) => {
              clear();
              open(keptId);
            }}
          />
        )}
        renderDrawer={(at) => (
          <OpenedOrganisation
            key={at.id}
            {...at}
            tools={<RegisterFor kind="organisation" id={at.id} />}
            around={<MergePanel kind="organisation" id={at.id} done={open} />}
            openContact={openContact}
          />
        )}
      />
    </>
  );
}
