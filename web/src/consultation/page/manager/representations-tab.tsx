import {
  removeRepresentations,
  restoreRepresentations,
} from '@calls/consultation/representations/contract.ts';
import { representationFields } from '@contract/consultation/ground/representations/representation-fields.ts';
import { useState } from 'react';
import { Permitted } from '../../../session/access.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsultationList } from '../../consultations/consultation-list.tsx';
import { useKeptRemoval } from '../../ground/records/use-kept-removal.tsx';
import { representationPanelMessages as words } from '../../representations/messages.ts';
import { OpenedRepresentation } from '../../representations/opened-representation.tsx';
import { StatusTool } from '../../representations/status-tool.tsx';
import {
  REPRESENTATION_COLUMN,
  representationSearch,
  saveRepresentationField,
  STANDARD_REPRESENTATION_COLUMNS,
  tabledRepresentations,
} from '../../representations/tabled-representations.tsx';
import { KeptTable, type KeptTableOf } from './kept-table.tsx';
import { managerMessages as messages } from './messages.ts';
import { useOpened } from './use-opened.ts';

const of: KeptTableOf = {
  records: tabledRepresentations,
  search: representationSearch,
  entity: 'representation',
  table: 'representations',
  first: REPRESENTATION_COLUMN,
  standard: STANDARD_REPRESENTATION_COLUMNS,
  kept: representationFields,
  save: saveRepresentationField,
};

interface RepresentationsTabProps {
  register: () => void;
  addColumn: () => void;
}

/** Every representation: found, given a status, opened, duplicated, deleted. */
export function RepresentationsTab({ register, addColumn }: RepresentationsTabProps) {
  const { opened, open } = useOpened('representationId');
  const [listing, setListing] = useState(false);
  const removal = useKeptRemoval({
    remove: removeRepresentations,
    restore: restoreRepresentations,
    title: words.deleteTitle,
    question: words.deleteQuestion,
    removed: words.deleted,
    restored: words.restored,
    failure: words.deleteFailed,
    onRemoved: (ids) => {
      if (opened !== undefined && ids.includes(opened)) open(undefined);
    },
  });
  return (
    <>
      <KeptTable
        of={of}
        addColumn={addColumn}
        opened={opened}
        open={open}
        tools={
          <>
            <Button variant="outline" onClick={() => setListing(true)}>
              {messages.consultations}
            </Button>
            <Permitted unit="representations" actions={['write']}>
              <Button onClick={register}>{messages.newRepresentation}</Button>
            </Permitted>
          </>
        }
        renderBulk={(ids, clear) => (
          <>
            <StatusTool ids={ids} done={clear} />
            <Permitted unit="representations" actions={['delete']}>
              <Button size="sm" variant="outline" onClick={() => removal.ask(ids)}>
                {words.deleteSelected}
              </Button>
            </Permitted>
          </>
        )}
        renderDrawer={(fields) =>
          opened !== undefined && (
            <OpenedRepresentation
              key={opened}
              id={opened}
              fields={fields}
              open={open}
              askToDelete={() => removal.ask([opened])}
              close={() => open(undefined)}
            />
          )
        }
      />
      {listing && <ConsultationList close={() => setListing(false)} />}
      {removal.question}
    </>
  );
}
