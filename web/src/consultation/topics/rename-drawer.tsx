import { changeTopic, topicHistory } from '@calls/consultation/topics/contract.ts';
import { type KeptTopic, topicFields } from '@contract/consultation/topics/contract.ts';
import { yup } from '@contract/platform/contract.ts';
import { useAction } from '../../api/use-action.ts';
import { TextField } from '../../forms/fields.tsx';
import { FormDrawer } from '../../forms/form-drawer.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../forms/use-seen-version.ts';
import { RecordHistory } from '../../records/history/record-history.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DependsOn } from './depends-on.tsx';
import { topicPageMessages as messages } from './messages.ts';

const schema = yup.object(topicFields);
const CALLS = { history: topicHistory };

/** Renames a topic, with what goes by its name, and shows its history. */
export function RenameDrawer({ topic, close }: { topic: KeptTopic; close: () => void }) {
  const { run, error } = useAction(changeTopic, { failure: false });
  const form = useDraftForm({
    formName: `topic-${topic.id}`,
    schema,
    defaults: { name: topic.name },
  });
  const seen = useSeenVersion(topic.row_version, error, form);
  const save = async ({ name }: { name: string }) => {
    if (!(await run({ id: topic.id, row_version: seen, name }))) return;
    form.sent();
    close();
    showToast({ kind: 'success', title: messages.saved });
  };
  return (
    <FormDrawer
      title={messages.renameOf(topic.name)}
      form={form}
      submit={messages.save}
      onSubmit={save}
      error={error}
      failure={messages.changeFailed}
      now={messages.renamedTo(topic.name)}
      close={close}
      after={<RecordHistory calls={CALLS} id={topic.id} fields={undefined} onUndone={undefined} />}
    >
      <DependsOn topic={topic} change="rename" />
      <TextField name="name" label={messages.newName} />
    </FormDrawer>
  );
}
