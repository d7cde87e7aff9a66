import { listInvitations, writeInvitation } from '@calls/consultation/analysis/contract/papers.ts';
import {
  type Invitation,
  MAX_INVITATION_TEXT,
} from '@contract/consultation/analysis/contract/papers.ts';
import { analysisMessages } from '@contract/consultation/analysis/messages.ts';
import { yup } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { type JSX, useId, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { TextAreaField } from '../../../forms/fields.tsx';
import { Form } from '../../../forms/form.tsx';
import { FormRefusal, isConflict } from '../../../forms/refusal.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../../forms/use-seen-version.ts';
import { useSubmitAgain } from '../../../forms/use-submit-again.ts';
import { Permitted, useAccess } from '../../../session/access.tsx';
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

const words = yup
  .string()
  .default('')
  .max(MAX_INVITATION_TEXT, analysisMessages.textTooLong(MAX_INVITATION_TEXT));
const schema = yup.object({ invited: words, how: words });
const wordsOf = ({ invited, how }: Invitation) => ({ invited, how });

const greyed = (button: JSX.Element) => (
  <Permitted unit="representations" actions={['write']}>
    {button}
  </Permitted>
);

function InvitationForm({ invitation: listed }: { invitation: Invitation }) {
  const [saved, setSaved] = useState(listed);
  const invitation = saved.row_version > listed.row_version ? saved : listed;
  const { consultationId: id, row_version } = invitation;
  const { allowed } = useAccess('representations', 'write');
  const { run, error } = useAction(writeInvitation, { failure: false });
  const form = useDraftForm({
    formName: `invitation-${id}`,
    schema,
    defaults: wordsOf(invitation),
  });
  const seen = useSeenVersion(row_version, error, form);
  const { form: sent, again } = useSubmitAgain();
  const save = async (typed: yup.InferType<typeof schema>) => {
    // What was saved here is seen, too.
    const answer = await run({ id, ...typed, row_version: Math.max(seen, saved.row_version) });
    if (!answer) return;
    setSaved(answer.invitation);
    form.saved(typed, wordsOf(answer.invitation));
    showToast({ kind: 'success', title: messages.invitationSaved });
  };
  const isReadOnly = allowed === false;
  return (
    <div>
      <FormRefusal error={error} failure={messages.invitationNotSaved} again={again} />
      <Form
        ref={sent}
        form={form}
        submit={messages.saveInvitation}
        onSubmit={save}
        {...(error && !isConflict(error) ? { serverFields: error.fields } : {})}
        around={greyed}
      >
        <TextAreaField
          name="invited"
          label={messages.invited}
          rows={3}
          most={MAX_INVITATION_TEXT}
          readOnly={isReadOnly}
        />
        <TextAreaField
          name="how"
          label={messages.how}
          rows={3}
          most={MAX_INVITATION_TEXT}
          readOnly={isReadOnly}
        />
      </Form>
    </div>
  );
}
