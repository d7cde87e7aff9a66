import {
  getRepresentationIds,
  listDeletedRepresentations,
  removeRepresentations,
  restoreRepresentations,
} from '@calls/consultation/representations/contract.ts';
import { representationFields } from '@contract/consultation/ground/representations/representation-fields.ts';
import { useState } from 'react';
import { representationBulk } from '../../../records/kept/representation-bulk.ts';
import { Permitted, useAccess } from '../../../session/access.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { AnswersOf } from '../../responses/answers-of.tsx';
import { responsePanelMessages } from '../../responses/messages.ts';
import { ConsultationList } from '../../consultations/consultation-list.tsx';
import { representationPanelMessages as words } from '../../representations/messages.ts';
import { AttachmentPanel } from '../../attachments/attachment-panel.tsx';
import { PublicationPanel } from '../../publishing/publication-panel.tsx';
import { CheckTool } from '../../representations/check-tool.tsx';
import { PublicationTool } from '../../publishing/publication-tool.tsx';
import { FieldTool } from '../../representations/field-tool.tsx';
import { OpenedRepresentation } from '../../representations/opened-representation.tsx';
import { StatusTool } from '../../representations/status-tool.tsx';
import {
  REPRESENTATION_COLUMN,
  representationSearch,
  STANDARD_REPRESENTATION_COLUMNS,
  tabledRepresentations,
} from '../../representations/tabled-representations.tsx';
import { UncheckedTool } from '../../representations/unchecked-tool.tsx';
import { useReasonedSave } from '../../representations/use-reasoned-save.tsx';
import { ManagerTable, type ManagerTableOf } from './manager-table.tsx';
import { managerMessages as messages } from './messages.ts';
import { PeopleTool } from '../register/people-tool.tsx';
import { useOpened } from './use-opened.ts';

const of: Omit<ManagerTableOf, 'save'> = {
  records: tabledRepresentations,
  ids: getRepresentationIds,
  search: representationSearch,
  entity: 'representation',
  table: 'representations',
  first: REPRESENTATION_COLUMN,
  standard: STANDARD_REPRESENTATION_COLUMNS,
  recordFields: representationFields,
  removal: {
    remove: removeRepresentations,
    restore: restoreRepresentations,
    deleted: listDeletedRepresentations,
    bulk: representationBulk,
    plural: 'representations',
    title: words.deleteTitle,
    question: words.deleteQuestion,
    removed: words.deleted,
    restored: words.restored,
    failure: words.deleteFailed,
  },
};

interface RepresentationsTabProps {
  register: () => void;
  /** Writes down somebody new who makes representations. */
  addRepresentee: () => void;
  addColumn: () => void;
  /** Writes a response to these. */
  answer: (ids: readonly number[]) => void;
}

/** Every representation: found, given a status, opened, duplicated, deleted. */
export function RepresentationsTab({
  register,
  addRepresentee,
  addColumn,
  answer,
}: RepresentationsTabProps) {
  const { opened, open } = useOpened('representationId');
  const [listing, setListing] = useState(false);
  const { save, question } = useReasonedSave();
  const [mayWrite, mayRead] = [
    useAccess('representations', 'write').allowed,
    useAccess('originals', 'read').allowed,
  ];
  const takesIn = mayWrite && mayRead;
  return (
    <>
      <ManagerTable
        of={{ ...of, save }}
        addColumn={addColumn}
        opened={opened}
        open={open}
        actions={
          <>
            <Button variant="ghost" size="sm" onClick={() => setListing(true)}>
              {messages.consultations}
            </Button>
            <UncheckedTool />
            {takesIn && (
              <ButtonLink variant="ghost" size="sm" to="/consultations/intake">
                {messages.intake}
              </ButtonLink>
            )}
            <Permitted unit="representations" actions={['write']}>
              <Button variant="ghost" size="sm" onClick={addRepresentee}>
                {messages.newRepresentee}
              </Button>
            </Permitted>
          </>
        }
        primary={
          <Permitted unit="representations" actions={['write']}>
            <Button onClick={register}>{messages.newRepresentation}</Button>
          </Permitted>
        }
        renderBulk={(ids, clear, fields) => (
          <>
            <StatusTool ids={ids} done={clear} />
            <FieldTool ids={ids} fields={fields} done={clear} />
            <Permitted unit="representations" actions={['write']}>
              <Button size="sm" variant="outline" onClick={() => answer(ids)}>
                {responsePanelMessages.answer}
              </Button>
            </Permitted>
            <CheckTool ids={ids} done={clear} />
            <PublicationTool ids={ids} done={clear} />
          </>
        )}
        renderDrawer={(at) => (
          <OpenedRepresentation
            key={at.id}
            {...at}
            around={
              <>
                <PeopleTool id={at.id} />
                <AttachmentPanel id={at.id} />
                <PublicationPanel id={at.id} />
                <AnswersOf representationId={at.id} />
              </>
            }
            open={open}
          />
        )}
      />
      {question}
      {listing && <ConsultationList close={() => setListing(false)} />}
    </>
  );
}
