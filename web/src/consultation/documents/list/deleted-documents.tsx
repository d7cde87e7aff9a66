import { changeDocument, listDeletedDocuments } from '@calls/consultation/documents/contract.ts';
import { shortTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { documentListMessages as messages } from './messages.ts';

/** Documents that were deleted, the last first; each can be restored. */
export function DeletedDocuments({ close }: { close: () => void }) {
  const query = useEndpoint(listDeletedDocuments);
  const restoring = useAction(changeDocument, { failure: messages.restoreFailed });
  const restore = async (id: number, title: string, row_version: number) => {
    const answer = await restoring.run({ id, row_version, isDeleted: false });
    if (answer) showToast({ kind: 'success', title: messages.restored(title) });
  };
  return (
    <Drawer title={messages.deletedOnes} width={480} onClose={close}>
      <Loaded
        query={query}
        skeleton={<SkeletonLines lines={6} />}
        failed={messages.deletedListFailed}
        isEmpty={({ documents }) => documents.length === 0}
        empty={
          <Empty kind="nothing" title={messages.noneDeleted}>
            {messages.noneDeletedHint}
          </Empty>
        }
      >
        {({ documents }) => (
          <ul>
            {documents.map(({ id, title, deletedAt, deletedBy, row_version }) => (
              <chakra.li
                key={id}
                display="flex"
                gap="3"
                alignItems="center"
                py="2"
                borderTopWidth="1px"
              >
                <chakra.div flex="1" minW="0" overflowWrap="anywhere">
                  <p>{title}</p>
                  <chakra.p color="fg.muted">
                    {messages.deletedOn(shortTime(new Date(deletedAt)), deletedBy)}
                  </chakra.p>
                </chakra.div>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={messages.restoreOf(title)}
                  busy={restoring.running}
                  onClick={() => void restore(id, title, row_version)}
                >
                  {messages.restore}
                </Button>
              </chakra.li>
            ))}
          </ul>
        )}
      </Loaded>
    </Drawer>
  );
}
