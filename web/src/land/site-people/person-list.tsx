import type { PersonKind, SitePerson } from '@contract/land/site-people/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { ownChangesShown } from '../../api/query-client.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { useRemovable } from '../../ui/use-removable.ts';
import { sitePeopleMessages as messages } from './messages.ts';
import { removeSitePerson, restorePerson, usePeople } from './people-calls.ts';
import { PersonDrawer, withoutIdentity } from './person-drawer.tsx';
import { Section } from './section.tsx';

/** A removed contact stays this long (specification). */
const LEAVES_AFTER_MS = 1000;

/** The contacts or the agents of the page's site. */
export function PersonList({ kind }: { kind: PersonKind }) {
  const { siteId, can } = useSite();
  const asked = usePeople(kind, siteId);
  const [open, setOpen] = useState<number | 'new'>();
  const adding = useRef<HTMLButtonElement>(null);
  const { isLeaving, remove, keep } = useRemovable<SitePerson>({
    id: ({ id }) => id,
    remove: ({ id }) => removeSitePerson(kind, siteId, id),
    // They are restored with their old id.
    restore: (person) => restorePerson(kind, siteId, person.id, withoutIdentity(person)),
    after: LEAVES_AFTER_MS,
    removed: ({ name }) => messages.removed(name),
    restored: ({ name }) => messages.restored(name),
    renewed: ownChangesShown,
  });
  const words = messages[kind];
  return (
    <Section
      title={words.title}
      action={
        can.edit && (
          <Button
            ref={adding}
            data-adds
            variant="ghost"
            size="sm"
            icon={<Plus size={14} />}
            onClick={() => setOpen('new')}
          >
            {words.add}
          </Button>
        )
      }
    >
      <Loaded
        query={asked}
        skeleton={<SkeletonLines lines={2} />}
        failed={words.failed}
        empty={<chakra.p color="fg.muted">{words.none}</chakra.p>}
        isEmpty={(people) => people.length === 0}
      >
        {(people) => (
          <chakra.ul display="grid" gap="2">
            {people.map((person) => (
              <Row key={person.id} data-leaving={isLeaving(person) || undefined}>
                <Person person={person} />
                {isLeaving(person) ? (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`${uiMessages.undo}: ${messages.leaving(person.name)}`}
                    onClick={() => keep(person)}
                  >
                    {uiMessages.undo}
                  </Button>
                ) : (
                  can.edit && (
                    <chakra.span display="flex">
                      <IconButton
                        size="sm"
                        label={messages.edit(person.name)}
                        icon={<Pencil size={14} />}
                        onClick={() => setOpen(person.id)}
                      />
                      <IconButton
                        size="sm"
                        label={messages.remove(person.name)}
                        icon={<Trash2 size={14} />}
                        onClick={() => {
                          adding.current?.focus();
                          void remove(person);
                        }}
                      />
                    </chakra.span>
                  )
                )}
              </Row>
            ))}
          </chakra.ul>
        )}
      </Loaded>
      {open !== undefined && (
        <PersonDrawer
          kind={kind}
          person={asked.data?.find(({ id }) => id === open)}
          close={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
}

function Person({ person }: { person: SitePerson }) {
  const { name, organisation, email, phone, address, notes } = person;
  return (
    <chakra.div flex="1" minW="0" overflowWrap="anywhere">
      <chakra.p fontWeight="medium">
        {name}
        {organisation && <chakra.span fontWeight="normal">, {organisation}</chakra.span>}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        {email && <Plain href={`mailto:${email}`}>{email}</Plain>}
        {email && phone && ' · '}
        {phone && <Plain href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</Plain>}
      </chakra.p>
      {[address, notes].filter(Boolean).map((text) => (
        <chakra.p key={text} textStyle="small" color="fg.muted" whiteSpace="pre-line">
          {text}
        </chakra.p>
      ))}
    </chakra.div>
  );
}

const Plain = chakra('a', { base: { color: 'accent.fg', textDecoration: 'underline' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    transition: 'opacity 0.15s',
    '&[data-leaving] > div': { opacity: 0.55, textDecoration: 'line-through' },
  },
});
