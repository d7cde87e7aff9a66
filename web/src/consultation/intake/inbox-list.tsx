import { listInbox } from '@calls/consultation/intake/contract/inbox.ts';
import { type InboxStatus, MAX_ITEMS } from '@contract/consultation/intake/contract/inbox.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { MANAGER } from '../../records/kept/manager-place.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { KindChoice } from '../../ui/kind-choice.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Empty } from '../../ui/empty.tsx';
import { InboxDrawer } from './inbox-drawer.tsx';
import { InboxLine } from './inbox-line.tsx';
import { InboxTools } from './inbox-tools.tsx';
import { inboxMessages as messages } from './messages.ts';

const STATUSES: readonly InboxStatus[] = ['waiting', 'unreadable', 'dismissed', 'registered'];

type Counts = OutputOf<typeof listInbox>['counts'];

const hasAny = (counts: Counts | undefined) => STATUSES.some((each) => (counts?.[each] ?? 0) > 0);

/** Why nothing is shown: all has been dealt with, none is like that, or nothing ever came. */
function NoneOf({ status, any }: { status: InboxStatus; any: boolean }) {
  const isDone = any && status === 'waiting';
  return (
    <Empty
      kind={isDone ? 'done' : 'nothing'}
      title={any ? messages.empty[status] : messages.nothingTakenIn}
      action={
        isDone && (
          <ButtonLink variant="outline" to={`${MANAGER}/all`}>
            {messages.toTable}
          </ButtonLink>
        )
      }
    >
      {(status === 'waiting' || !any) && messages.emptyHint}
    </Empty>
  );
}

/** E-mails and letters that were read: looked at one by one, registered or dismissed one or many. */
export function InboxList() {
  const [status, setStatus] = useState<InboxStatus>('waiting');
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [opened, setOpened] = useState<number>();
  const inbox = useEndpoint(listInbox, { status, limit: MAX_ITEMS }, { keepPrevious: true });
  const show = (next: InboxStatus) => {
    setStatus(next);
    setSelected(new Set());
  };
  const items = inbox.data?.items ?? [];
  const chosen = items.filter(({ id }) => selected.has(id));
  const select = (id: number, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  /** The next in the list, once one has been dealt with. */
  const goOn = (id: number) => {
    const at = items.findIndex((item) => item.id === id);
    setOpened((items[at + 1] ?? items[at - 1])?.id);
    select(id, false);
  };
  return (
    <chakra.div display="grid" gap="3">
      <KindChoice
        label={messages.show}
        kinds={STATUSES}
        shown={status}
        choose={show}
        wordsOf={(each) => messages.statuses[each]}
        countOf={(each) => inbox.data?.counts[each]}
      />
      <Loaded
        query={inbox}
        skeleton={<Skeleton h="52" />}
        failed={messages.failed}
        empty={<NoneOf status={status} any={hasAny(inbox.data?.counts)} />}
        isEmpty={() => items.length === 0}
      >
        {() => (
          <>
            {status !== 'registered' && (
              <InboxTools
                status={status}
                chosen={chosen}
                isAll={chosen.length === items.length}
                selectAll={(on) => setSelected(new Set(on ? items.map(({ id }) => id) : []))}
                done={(ids) =>
                  setSelected(new Set([...selected].filter((id) => !ids.includes(id))))
                }
              />
            )}
            <chakra.ul borderWidth="1px" borderRadius="md" overflow="hidden">
              {items.map((item) => (
                <InboxLine
                  key={item.id}
                  item={item}
                  selected={selected.has(item.id)}
                  select={status === 'registered' ? undefined : (on) => select(item.id, on)}
                  open={() => setOpened(item.id)}
                />
              ))}
            </chakra.ul>
          </>
        )}
      </Loaded>
      {opened !== undefined && (
        <InboxDrawer
          key={opened}
          id={opened}
          close={() => setOpened(undefined)}
          done={() => goOn(opened)}
        />
      )}
    </chakra.div>
  );
}
