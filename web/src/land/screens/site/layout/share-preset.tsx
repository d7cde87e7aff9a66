import { saveLayoutPreset } from '@calls/council/users/contract/layout-presets.ts';
import { presetName } from '@contract/council/users/contract/layout-presets.ts';
import { yup } from '@contract/platform/contract.ts';
import { useAction } from '../../../../api/use-action.ts';
import { TextField } from '../../../../forms/fields.tsx';
import { Form } from '../../../../forms/form.tsx';
import { useDraftForm } from '../../../../forms/use-draft-form.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { sitePageMessages as messages } from '../messages.ts';
import type { Arrangement } from './arrangement.ts';

const schema = yup.object({ name: presetName });

/** Asks for the name under which colleagues find a layout. */
export default function SharePreset({ layout, close }: { layout: Arrangement; close: () => void }) {
  const form = useDraftForm({ formName: 'shared layout', schema, defaults: { name: '' } });
  const { run, fields } = useAction(saveLayoutPreset);
  return (
    <Dialog title={messages.savePreset} width={360} onClose={close}>
      <Form
        form={form}
        submit={messages.savePreset}
        serverFields={fields}
        onSubmit={async ({ name }) => {
          const saved = await run({ name, layout });
          if (!saved) return;
          form.sent();
          showToast({ kind: 'success', title: messages.presetSaved(saved.name) });
          close();
        }}
      >
        <p>{messages.savePresetHint}</p>
        <TextField name="name" label={messages.presetName} />
      </Form>
    </Dialog>
  );
}
