import { CountedTextControl } from '../../../ui/counted.tsx';
import { listInvitations, writeInvitation } from '@calls/consultation/analysis/contract/papers.ts';
import type { Invitation } from '@contract/consultation/analysis/contract/papers.ts';
import { chakra } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { isConflict } from '../../../forms/refusal.tsx';
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

function InvitationForm({ invitation }: { invitation: Invitation }) {
  const { consultationId: id, row_version } = invitation;
  const [invited, setInvited] = useState(invitation.invited);
  const [how, setHow] = useState(invitation.how);
  const [seen, setSeen] = useState(row_version);
  const { allowed } = useAccess('representations', 'write');
  const { run, running, error } = useAction(writeInvitation, {
    failure: messages.invitationNotSaved,
    onDone: (answer) => {
      setSeen(answer.invitation.row_version);
      showToast({ kind: 'success', title: messages.invitationSaved });
    },
  });
  // Once a refusal has told of the other's words, saving applies to those.
  if (seen !== row_version && isConflict(error)) setSeen(row_version);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run({ id, invited, how, row_version: seen });
  };
  const isReadOnly = allowed === false;
  return (
    <chakra.form display="grid" gap="3" onSubmit={save}>
      <Writing {...{ isReadOnly }} label={messages.invited} value={invited} set={setInvited} />
      <Writing {...{ isReadOnly }} label={messages.how} value={how} set={setHow} />
      <Permitted unit="representations" actions={['write']}>
        <Button type="submit" variant="outline" justifySelf="start" busy={running}>
          {messages.saveInvitation}
        </Button>
      </Permitted>
    </chakra.form>
  );
}

interface WritingProps {
  label: string;
  value: string;
  set: (text: string) => void;
  isReadOnly: boolean;
}

function Writing({ label, value, set, isReadOnly }: WritingProps) {
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
    </div>
  );
}
