import { MAX_ANALYSIS_NAME } from '@contract/consultation/analysis/contract/max-name.ts';
import type { decideCampaign } from '@calls/consultation/analysis/contract/campaigns.ts';
import type { decideTheme } from '@calls/consultation/analysis/contract/themes.ts';
import { analysisMessages } from '@contract/consultation/analysis/messages.ts';
import { yup } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { type JSX, useEffect, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { TextField } from '../../../forms/fields.tsx';
import { Form } from '../../../forms/form.tsx';
import { FormRefusal, isConflict } from '../../../forms/refusal.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../../forms/use-seen-version.ts';
import { useSubmitAgain } from '../../../forms/use-submit-again.ts';
import { Permitted } from '../../../session/access.tsx';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';

const schema = yup.object({
  name: yup
    .string()
    .trim()
    .default('')
    .required(analysisMessages.nameRequired)
    .max(MAX_ANALYSIS_NAME, analysisMessages.nameTooLong(MAX_ANALYSIS_NAME)),
});

interface Named {
  id: number;
  name: string;
  row_version: number;
}
/** As far as this form decides. */
type Decided = Omit<Named, 'name'> & { name?: string | undefined };

interface RenamingProps {
  /** Names the form on its page. */
  form: string;
  record: Named;
  decide: typeof decideCampaign | typeof decideTheme;
}

/** Gives a proposal another name; a colleague's newer one is told before it is replaced. */
export function Renaming({ form: formName, record: listed, decide }: RenamingProps) {
  const [saved, setSaved] = useState(listed);
  const { id, name, row_version } = saved.row_version > listed.row_version ? saved : listed;
  const { run, error } = useAction<Decided, { campaign?: Named; theme?: Named }>(decide, {
    failure: false,
  });
  const form = useDraftForm({ formName, schema, defaults: { name } });
  const seen = useSeenVersion(row_version, error, form);
  const { form: sent, again } = useSubmitAgain();
  const { read, takeOver, getValues } = form;
  useEffect(() => {
    // Where nothing is typed the name is shown as it is now.
    if (getValues('name') === read().name) takeOver();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
  const save = async (typed: { name: string }) => {
    if (typed.name === name) return form.sent();
    // As it stands in the field: its spaces are not sent.
    const written = getValues();
    // What else was decided on it since, here or elsewhere, is not what this form changes.
    const known = read().name === name ? row_version : seen;
    const answer = await run({ id, name: typed.name, row_version: known });
    const renamed = answer?.theme ?? answer?.campaign;
    if (!renamed) return;
    setSaved(renamed);
    form.saved(written, { name: renamed.name });
  };
  return (
    <chakra.div maxW="96">
      <FormRefusal error={error} failure={messages.decideFailed} again={again} />
      <Form
        ref={sent}
        form={form}
        submit={messages.saveName}
        onSubmit={save}
        {...(error && !isConflict(error) ? { serverFields: error.fields } : {})}
        around={greyed}
      >
        <TextField name="name" label={messages.name} most={MAX_ANALYSIS_NAME} />
      </Form>
    </chakra.div>
  );
}

const greyed = (button: JSX.Element) => (
  <Permitted unit="representations" actions={['write']}>
    {button}
  </Permitted>
);
