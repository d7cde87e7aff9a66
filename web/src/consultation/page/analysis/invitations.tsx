import { CountedTextControl } from '../../../ui/counted.tsx';
import { listInvitations, writeInvitation } from '@calls/consultation/analysis/contract/papers.ts';
import type { Invitation } from '@contract/consultation/analysis/contract/papers.ts';
import { chakra } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { formMessages } from '../../../forms/messages.ts';
import { isConflict } from '../../../forms/refusal.tsx';
import { useKeptState } from '../../../forms/use-kept-state.ts';
import { Permitted, useAccess } from '../../../session/access.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectControl } from '../../../ui/control.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import { PaperLabel } from './paper-tools.tsx';

const REGULATION_18 = /\(regulation 18\)$/;

/** Who was invited to each consultation under regulation 18, and how: written once, kept with it. */
export function Invitations() {
  const query = useEndpoint(listInvitations);
  const [chosen, setChosen] = useState('');
  const id = useId();
  return (
    <Loaded
      query={query}
      failed={messages.invitationsFailed}
      skeleton={<SkeletonLines lines={4} />}
    >
      {({ invitations }) => {
        const early = invitations.filter(({ kind }) => REGULATION_18.test(kind));
        const shown = early.find((each) => String(each.consultationId) === chosen) ?? early.at(-1);
        if (!shown) return <chakra.p color="fg.muted">{messages.noEarly}</chakra.p>;
        return (
          <>
            <div>
              <PaperLabel htmlFor={id}>{messages.invitationsOf}</PaperLabel>
              <SelectControl
                id={id}
                w={{ base: 'full', md: '72' }}
                value={shown.consultationId}
                onChange={(event) => setChosen(event.target.value)}
              >
                {early.map(({ consultationId, name }) => (
                  <option key={consultationId} value={consultationId}>
                    {name}
                  </option>
                ))}
              </SelectControl>
            </div>
            <InvitationForm key={shown.consultationId} invitation={shown} />
          </>
        );
      }}
    </Loaded>
  );
}

function InvitationForm({ invitation: listed }: { invitation: Invitation }) {
  const [saved, setSaved] = useState(listed);
  const invitation = saved.row_version > listed.row_version ? saved : listed;
  const { consultationId: id, row_version } = invitation;
  // With the version that it was typed over: another's words are not replaced unseen, also after a reload.
  const kept = useKeptState<Kept>(`invitation-${id}`, {
    invited: invitation.invited,
    how: invitation.how,
    seen: row_version,
  });
  const { invited, how, seen } = kept.value;
  const type = (part: Partial<Kept>) => kept.change({ ...part, seen });
  const { allowed } = useAccess('representations', 'write');
  const { run, running, error } = useAction(writeInvitation, {
    failure: messages.invitationNotSaved,
    onDone: (answer, sent) => {
      setSaved(answer.invitation);
      if (invited === sent.invited && how === sent.how) kept.forget();
      // What was typed since it was sent stands over what was saved.
      else kept.change({ invited, how, seen: answer.invitation.row_version });
      showToast({ kind: 'success', title: messages.invitationSaved });
    },
  });
  const isChanged = seen !== row_version;
  const save = (event: FormEvent) => {
    event.preventDefault();
    // Once a refusal has told of the other's words, which stand beside these by then, saving applies to those.
    void run({ id, invited, how, row_version: isConflict(error) ? row_version : seen });
  };
  const isReadOnly = allowed === false;
  const theirs = (words: string, typed: string) =>
    isChanged && words !== typed ? words : undefined;
  return (
    <chakra.form display="grid" gap="3" onSubmit={save}>
      {kept.restored && (
        <chakra.p role="status" color="fg.muted">
          {formMessages.restored}
        </chakra.p>
      )}
      <Writing
        {...{ isReadOnly }}
        label={messages.invited}
        value={invited}
        theirs={theirs(invitation.invited, invited)}
        set={(text) => type({ invited: text })}
      />
      <Writing
        {...{ isReadOnly }}
        label={messages.how}
        value={how}
        theirs={theirs(invitation.how, how)}
        set={(text) => type({ how: text })}
      />
      <Permitted unit="representations" actions={['write']}>
        <Button type="submit" variant="outline" justifySelf="start" busy={running}>
          {messages.saveInvitation}
        </Button>
      </Permitted>
    </chakra.form>
  );
}

/** What is typed and not saved. */
interface Kept {
  invited: string;
  how: string;
  /** The version that it was typed over. */
  seen: number;
}

interface WritingProps {
  label: string;
  value: string;
  /** What somebody else wrote there since. */
  theirs: string | undefined;
  set: (text: string) => void;
  isReadOnly: boolean;
}

function Writing({ label, value, theirs, set, isReadOnly }: WritingProps) {
  const id = useId();
  return (
    <div>
      <PaperLabel htmlFor={id}>{label}</PaperLabel>
      <CountedTextControl
        id={id}
        rows={3}
        w="full"
        most={20_000}
        readOnly={isReadOnly}
        value={value}
        onChange={(event) => set(event.target.value)}
      />
      {theirs !== undefined && (
        <chakra.p role="status" color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {theirs === '' ? formMessages.othersEmptied : formMessages.othersMade(theirs)}
        </chakra.p>
      )}
    </div>
  );
}
