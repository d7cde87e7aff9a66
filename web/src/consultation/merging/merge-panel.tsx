import { findLookAlikes, getContact } from '@calls/consultation/contacts/contract.ts';
import { listMerges, mergedHistory } from '@calls/consultation/merging/contract.ts';
import { getOrganisation } from '@calls/consultation/organisations/contract.ts';
import type { Merge, MergeKind } from '@contract/consultation/merging/contract.ts';
import { shortTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { RecordHistory } from '../../records/history/record-history.tsx';
import { Permitted } from '../../session/access.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { MergeDrawer } from './merge-drawer.tsx';
import { mergePanelMessages as messages } from './messages.ts';
import { takeMergeBack } from './undo-merge.ts';

const CALLS = { history: mergedHistory };

interface MergePanelProps {
  kind: MergeKind;
  id: number;
  /** Gets the one that stays. */
  done: (keptId: number) => void;
}

/** On an opened contact or organisation: who it may be as well, and what was merged into it. */
export function MergePanel({ kind, id, done }: MergePanelProps) {
  const [other, setOther] = useState<number>();
  const called = useCalled(kind, id);
  const { data } = useEndpoint(findLookAlikes, called && { kind, ...called });
  const alike = (data?.found ?? []).filter((found) => found.id !== id);
  const merges = useEndpoint(listMerges, { kind, id });
  return (
    <>
      {alike.length > 0 && (
        <Section>
          <chakra.h3 textStyle="headingSm">{messages.mayBe}</chakra.h3>
          <chakra.ul display="grid" gap="2">
            {alike.map((found) => (
              <Line key={found.id}>
                <chakra.span minW="0" overflowWrap="anywhere">
                  {messages.side(found.name, found.id)}
                  {found.about && <chakra.span color="fg.muted">{` ${found.about}`}</chakra.span>}
                </chakra.span>
                <Permitted unit="representations" actions={['write']}>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={messages.mergeWith(found.name)}
                    onClick={() => setOther(found.id)}
                  >
                    {messages.merge}
                  </Button>
                </Permitted>
              </Line>
            ))}
          </chakra.ul>
        </Section>
      )}
      <Loaded
        query={merges}
        skeleton={null}
        failed={messages.listFailed}
        line
        empty={null}
        isEmpty={(found) => found.merges.length === 0}
      >
        {(found) => (
          <Section>
            <chakra.h3 textStyle="headingSm">{messages.mergedHere}</chakra.h3>
            <chakra.ul display="grid" gap="3">
              {found.merges.map((merge) => (
                <MergedLine key={merge.id} merge={merge} />
              ))}
            </chakra.ul>
          </Section>
        )}
      </Loaded>
      {other !== undefined && (
        <MergeDrawer kind={kind} ids={[id, other]} done={done} close={() => setOther(undefined)} />
      )}
    </>
  );
}

/** The name and the e-mail address by which others are alike. */
function useCalled(kind: MergeKind, id: number): { name: string; email: string } | null {
  const contact = useEndpoint(getContact, kind === 'contact' ? { id } : null).data?.contact;
  const organisation = useEndpoint(getOrganisation, kind === 'organisation' ? { id } : null).data
    ?.organisation;
  if (contact)
    return { name: `${contact.firstName} ${contact.lastName}`, email: contact.email ?? '' };
  return organisation
    ? { name: organisation.organisationName, email: organisation.email ?? '' }
    : null;
}

function MergedLine({ merge: { id, mergedId, name, mergedAt, mergedBy } }: { merge: Merge }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    await takeMergeBack(id);
    setBusy(false);
  };
  return (
    <chakra.li display="grid" gap="1">
      <Line as="div">
        <chakra.div minW="0" overflowWrap="anywhere">
          <p>{messages.side(name, mergedId)}</p>
          <chakra.p color="fg.muted">
            {messages.mergedOn(shortTime(new Date(mergedAt)), mergedBy ?? '')}
          </chakra.p>
        </chakra.div>
        <Permitted unit="representations" actions={['write']}>
          <Button
            size="sm"
            variant="outline"
            busy={busy}
            aria-label={messages.undoOf(name)}
            onClick={() => void undo()}
          >
            {messages.undoMerge}
          </Button>
        </Permitted>
      </Line>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <chakra.summary cursor="pointer">{messages.historyOf(name)}</chakra.summary>
        {open && <RecordHistory calls={CALLS} id={id} fields={undefined} onUndone={undefined} />}
      </details>
    </chakra.li>
  );
}

const Section = chakra('section', { base: { my: '4', display: 'grid', gap: '2' } });
const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
});
