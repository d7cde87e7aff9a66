import { listConsultations } from '@calls/consultation/consultations/contract.ts';
import type { Consultation } from '@contract/consultation/consultations/contract.ts';
import { movedWords } from '@contract/consultation/ground/consultations/moved-deadline.ts';
import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Permitted, useAccess } from '../../session/access.tsx';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ConsultationStatus } from '../ground/consultations/consultation-status.tsx';
import { ConsultationDrawer } from './consultation-drawer.tsx';
import { timeAsTold } from './time-as-told.ts';
import { consultationPanelMessages as messages } from './messages.ts';

/** Every consultation of the council in a drawer: when each is open, and how much was said. */
export function ConsultationList({ close }: { close: () => void }) {
  const query = useEndpoint(listConsultations);
  const keepsTopics = useAccess('authorisation', 'write').allowed;
  const [changing, setChanging] = useState<Consultation | 'new'>();
  return (
    <Drawer
      title={messages.title}
      width={480}
      onClose={close}
      footer={
        <>
          {keepsTopics && (
            <ButtonLink variant="outline" to="/consultations/topics">
              {messages.topics}
            </ButtonLink>
          )}
          <Permitted unit="representations" actions={['write']}>
            <Button onClick={() => setChanging('new')}>{messages.add}</Button>
          </Permitted>
        </>
      }
    >
      <Loaded query={query} skeleton={<SkeletonLines lines={6} />} failed={messages.failed}>
        {({ consultations }) =>
          consultations.length === 0 ? (
            <Empty kind="nothing" title={messages.none} />
          ) : (
            <chakra.ul display="grid" gap="4">
              {consultations.map((each) => (
                <Item key={each.id} of={each} change={() => setChanging(each)} />
              ))}
            </chakra.ul>
          )
        }
      </Loaded>
      {changing && (
        <ConsultationDrawer
          consultation={changing === 'new' ? undefined : changing}
          close={() => setChanging(undefined)}
        />
      )}
    </Drawer>
  );
}

function Item({ of, change }: { of: Consultation; change: () => void }) {
  const moved = movedWords(of, timeAsTold);
  return (
    <chakra.li display="flex" gap="3" alignItems="flex-start">
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="medium">
          {of.name} <ConsultationStatus state={of.state} />
        </chakra.p>
        <chakra.p color="fg.muted">{of.kind}</chakra.p>
        <p>{messages.fromTo(timeAsTold(of.opensAt), timeAsTold(of.closesAt))}</p>
        {moved && <p>{messages.moved(moved)}</p>}
        <p>{messages.representations(of.representations)}</p>
      </chakra.div>
      <Permitted unit="representations" actions={['write']}>
        <IconButton label={messages.change(of.name)} icon={<Pencil size={16} />} onClick={change} />
      </Permitted>
    </chakra.li>
  );
}
