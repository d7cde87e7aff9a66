import {
  addAssignee,
  listAssignees,
  removeAssignee,
} from '@calls/land/site-people/contract/assignees.ts';
import { listPlacemakerUsers } from '@calls/council/users/contract.ts';
import type { Assignee } from '@contract/land/site-people/contract/assignees.ts';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { call } from '../../api/call.ts';
import { ownChangesShown } from '../../api/query-client.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { SelectControl } from '../../ui/control.tsx';
import { FailedLine } from '../../ui/failed-line.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useRemovable } from '../../ui/use-removable.ts';
import { sitePeopleMessages as messages } from './messages.ts';
import { Section } from './section.tsx';

/** The officers who look after the page's site. */
export function Assignees() {
  const { siteId, can } = useSite();
  const asked = useEndpoint(listAssignees, { siteId });
  const select = useRef<HTMLSelectElement>(null);
  const assign = useAction(addAssignee, {
    onDone: ({ assignee }) => {
      showToast({ kind: 'success', title: messages.assigned(assignee.name) });
    },
  });
  const { remove } = useRemovable<Assignee>({
    id: ({ id }) => id,
    remove: ({ id }) => call(removeAssignee, { siteId, userId: id }),
    restore: ({ id }) => call(addAssignee, { siteId, user_id: id }),
    removed: ({ name }) => messages.unassigned(name),
    restored: ({ name }) => messages.assigned(name),
    renewed: ownChangesShown,
  });
  return (
    <Section title={messages.assignees}>
      <Loaded
        query={asked}
        skeleton={<SkeletonLines lines={2} />}
        failed={messages.assigneesFailed}
      >
        {({ assignees }) => (
          <>
            {assignees.length === 0 && <chakra.p color="fg.muted">{messages.noAssignees}</chakra.p>}
            <chakra.ul>
              {assignees.map((each) => (
                <chakra.li key={each.id} display="flex" alignItems="center" gap="2" minH="8">
                  <chakra.span flex="1" minW="0" truncate title={each.email}>
                    {each.name}
                  </chakra.span>
                  {can.edit && (
                    <IconButton
                      size="sm"
                      label={messages.unassign(each.name)}
                      icon={<X size={14} />}
                      onClick={() => {
                        select.current?.focus();
                        void remove(each);
                      }}
                    />
                  )}
                </chakra.li>
              ))}
            </chakra.ul>
            {can.edit && (
              <Choice
                select={select}
                taken={assignees}
                busy={assign.running}
                assign={(user_id) => void assign.run({ siteId, user_id })}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

interface ChoiceProps {
  select: RefObject<HTMLSelectElement | null>;
  taken: readonly Assignee[];
  busy: boolean;
  assign: (userId: number) => void;
}

/** Chooses a further member of the council's staff. */
function Choice({ select, taken, busy, assign }: ChoiceProps) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const users = useEndpoint(listPlacemakerUsers);
  if (users.error && !users.data)
    return (
      <FailedLine
        title={messages.usersFailed}
        of={users.error}
        retry={() => void users.refetch()}
      />
    );
  const others =
    users.data?.users.filter((user) => !taken.some((each) => each.id === user.id)) ?? [];
  return (
    <chakra.form
      display="flex"
      gap="2"
      data-screen-only
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen || busy) return;
        assign(Number(chosen));
        setChosen('');
      }}
    >
      <SelectControl
        ref={select}
        id={id}
        aria-label={messages.choose}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">{messages.choose}</option>
        {others.map((user) => (
          <option key={user.id} value={user.id}>
            {user.name}
          </option>
        ))}
      </SelectControl>
      <Button type="submit" variant="outline" busy={busy} disabled={!chosen}>
        {messages.assign}
      </Button>
    </chakra.form>
  );
}
