import { completeInfo } from '@contract/council/session/contract/own-account.ts';
import { chakra } from '@chakra-ui/react';
import * as yup from 'yup';
import { useAction } from '../api/use-action.ts';
import { Form } from '../forms/form.tsx';
import { useDraftForm } from '../forms/use-draft-form.ts';
import { aboutAndMeta, AboutFields, aboutShape, emptyAbout } from './about-fields.tsx';
import { AccountLayout } from './account-layout.tsx';
import { sessionMessages as messages } from './messages.ts';
import { useFlag } from './tenant.tsx';
import { useGoOn } from './use-password-sign-in.ts';

/** For an account that was created without its details. */
export default function CompleteInformationPage() {
  const schema = yup.object(aboutShape(useFlag('phone validation')));
  const form = useDraftForm({ formName: 'complete', schema, defaults: emptyAbout });
  const action = useAction(completeInfo);
  const goOn = useGoOn();
  return (
    <AccountLayout title={messages.completeTitle}>
      <chakra.p mb="6">{messages.completeIntro}</chakra.p>
      <Form
        form={form}
        size="lg"
        submit={messages.save}
        serverFields={action.fields}
        onSubmit={async (values) => {
          const answer = await action.run(aboutAndMeta(values));
          if (!answer) return;
          form.sent();
          await goOn(answer);
        }}
      >
        <AboutFields />
      </Form>
    </AccountLayout>
  );
}
