import {
  getConsultationUserMeta,
  putReceiveEmails,
} from '@calls/council/users/contract/consultation-meta.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as yup from 'yup';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { CheckboxField } from '../../../forms/fields.tsx';
import { Form } from '../../../forms/form.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { meansMessages as messages } from './account-messages.ts';
import { ResidentPage } from './resident-page.tsx';

const schema = yup.object({ receiveEmails: yup.boolean().required() });

/** Which e-mails a resident wants of the council. */
export default function PreferencesPage() {
  return (
    <ResidentPage title={messages.preferences}>
      {({ email }, documentId) => (
        <>
          <Preferences email={email} />
          <chakra.p mt="8" textStyle="public">
            {messages.forClients}{' '}
            <chakra.span color="accent.fg" textDecoration="underline">
              <Link to={`/p/document/${documentId}/my-clients`}>{messages.toClients}</Link>
            </chakra.span>
          </chakra.p>
        </>
      )}
    </ResidentPage>
  );
}

function Preferences({ email }: { email: string }) {
  const asked = useEndpoint(getConsultationUserMeta);
  return (
    <Loaded query={asked} failed={messages.loadFailed} skeleton={<SkeletonLines lines={4} />}>
      {({ receiveEmails }) => <Choice email={email} receiveEmails={receiveEmails} />}
    </Loaded>
  );
}

function Choice({ email, receiveEmails }: { email: string; receiveEmails: boolean }) {
  // Not kept: an old tick would hide that the mails were ended by a link meanwhile.
  const form = useDraftForm({
    formName: 'emails',
    schema,
    defaults: { receiveEmails },
    kept: false,
  });
  const [words, setWords] = useState('');
  const { run } = useAction(putReceiveEmails, { failure: messages.saveFailed });
  return (
    <Form
      form={form}
      size="lg"
      submit={messages.savePreferences}
      onSubmit={async ({ receiveEmails: wanted }) => {
        setWords('');
        if (!(await run({ receiveEmails: wanted }))) return;
        form.reset({ receiveEmails: wanted });
        setWords(wanted ? messages.emailsOn(email) : messages.emailsOff);
      }}
    >
      <chakra.p textStyle="public">{messages.writtenTo(email)}</chakra.p>
      <CheckboxField
        name="receiveEmails"
        label={messages.receiveEmails}
        hint={messages.receiveHint}
      />
      <chakra.p color="fg.muted" textStyle="public">
        {messages.always}
      </chakra.p>
      <chakra.p role="status" textStyle="public" _empty={{ display: 'none' }}>
        {words}
      </chakra.p>
    </Form>
  );
}
