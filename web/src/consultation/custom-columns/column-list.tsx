import {
  listCustomColumns,
  removeCustomColumn,
} from '@calls/consultation/custom-columns/contract.ts';
import type { CustomColumnAnswer } from '@contract/consultation/custom-columns/contract.ts';
import type { CustomTable } from '@contract/records/custom-columns/column-types.ts';
import { chakra } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Permitted } from '../../session/access.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Question } from '../../ui/question.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty } from '../../ui/empty.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ColumnDrawer } from './column-drawer.tsx';
import { customColumnPanelMessages as messages } from './messages.ts';

interface ColumnListProps {
  table: CustomTable;
  /** Writes down a new one. */
  add: () => void;
  close: () => void;
}

/** The columns that officers added to a table, in a drawer; deleting one says first what will be lost. */
export function ColumnList({ table, add, close }: ColumnListProps) {
  const query = useEndpoint(listCustomColumns, { table });
  const [changing, setChanging] = useState<CustomColumnAnswer>();
  const [deleting, setDeleting] = useState<CustomColumnAnswer>();
  const { run, running } = useAction(removeCustomColumn, {
    failure: messages.deleteFailed,
    onDone: () => showToast({ kind: 'info', title: messages.deleted(deleting?.name ?? '') }),
  });
  const remove = async ({ id }: CustomColumnAnswer) => {
    await run({ id });
    setDeleting(undefined);
  };
  return (
    <Drawer
      title={messages.title}
      onClose={close}
      footer={
        <Permitted unit="representations" actions={['write']}>
          <Button onClick={add}>{messages.add}</Button>
        </Permitted>
      }
    >
      <Loaded query={query} skeleton={<SkeletonLines lines={4} />} failed={messages.failed}>
        {({ columns }) =>
          columns.length === 0 ? (
            <Empty kind="nothing" title={messages.none}>
              {messages.noneHint}
            </Empty>
          ) : (
            <ul>
              {columns.map((column) => (
                <Item
                  key={column.id}
                  column={column}
                  change={() => setChanging(column)}
                  remove={() => setDeleting(column)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {changing && (
        <ColumnDrawer table={table} column={changing} close={() => setChanging(undefined)} />
      )}
      {deleting && (
        <Question
          title={messages.deleteTitle(deleting.name)}
          cancel={messages.cancel}
          confirm={messages.delete}
          danger
          busy={running}
          onConfirm={() => void remove(deleting)}
          onClose={() => setDeleting(undefined)}
        >
          {deleting.filled === 0 ? messages.deleteEmpty : messages.deleteFilled(deleting.filled)}
        </Question>
      )}
    </Drawer>
  );
}

interface ItemProps {
  column: CustomColumnAnswer;
  change: () => void;
  remove: () => void;
}

function Item({ column, change, remove }: ItemProps) {
  const { name, renderType, filled } = column;
  return (
    <chakra.li display="flex" gap="2" alignItems="center" py="1.5">
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <p>{name}</p>
        <chakra.p color="fg.muted">{`${renderType}, ${messages.filled(filled)}`}</chakra.p>
      </chakra.div>
      <Permitted unit="representations" actions={['write']}>
        <IconButton label={messages.change(name)} icon={<Pencil size={16} />} onClick={change} />
      </Permitted>
      <Permitted unit="representations" actions={['delete']}>
        <IconButton label={messages.remove(name)} icon={<Trash2 size={16} />} onClick={remove} />
      </Permitted>
    </chakra.li>
  );
}
