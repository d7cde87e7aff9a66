import { MAX_PAGE } from '@contract/platform/max-page.ts';
import { listTags } from '@calls/land/tags/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useAccess } from '../../session/access.tsx';
import { Control } from '../../ui/control.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { CouncilTag } from './council-tag.tsx';
import { tagPanelMessages as messages } from './messages.ts';

/** All tags of the council: renamed, merged and deleted on every site at once. */
export default function CouncilTags({ close }: { close: () => void }) {
  const [typed, setTyped] = useState('');
  const asked = useEndpoint(listTags, { limit: MAX_PAGE });
  const mayDelete = useAccess('sites', 'delete').allowed === true;
  const term = typed.trim().toLowerCase();
  return (
    <Dialog title={messages.ofCouncil} onClose={close}>
      <chakra.div display="grid" gap="3">
        <Control
          aria-label={messages.find}
          placeholder={messages.find}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Loaded
          query={asked}
          skeleton={<SkeletonLines lines={6} height="8" />}
          failed={messages.listFailed}
        >
          {({ tags }) => (
            <chakra.ul aria-label={messages.ofCouncil} maxH="50vh" overflowY="auto">
              {tags
                .filter(({ name }) => name.includes(term))
                .map((tag) => (
                  <CouncilTag key={tag.id} tag={tag} mayDelete={mayDelete} />
                ))}
            </chakra.ul>
          )}
        </Loaded>
      </chakra.div>
    </Dialog>
  );
}
