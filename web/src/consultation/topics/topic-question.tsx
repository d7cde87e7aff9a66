import { changeTopic, removeTopic } from '@calls/consultation/topics/contract.ts';
import type { KeptTopic } from '@contract/consultation/topics/contract.ts';
import { useAction } from '../../api/use-action.ts';
import { Question } from '../../ui/question.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DependsOn } from './depends-on.tsx';
import { topicPageMessages as messages } from './messages.ts';

/** Asks before a topic is retired, having said what depends on it; one that was never used is deleted. */
export function TopicQuestion({ topic, close }: { topic: KeptTopic; close: () => void }) {
  const { id, name, row_version, isUsed } = topic;
  const retiring = useAction(changeTopic, { failure: messages.changeFailed });
  const deleting = useAction(removeTopic, { failure: messages.deleteFailed });
  const confirm = async () => {
    const answer = isUsed
      ? await retiring.run({ id, row_version, isRetired: true })
      : await deleting.run({ id, row_version });
    close();
    if (answer)
      showToast({
        kind: 'info',
        title: isUsed ? messages.retiredNow(name) : messages.deleted(name),
      });
  };
  return (
    <Question
      title={isUsed ? messages.retireOf(name) : messages.deleteOf(name)}
      cancel={messages.cancel}
      confirm={isUsed ? messages.retire : messages.delete}
      danger={!isUsed}
      busy={retiring.running || deleting.running}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <DependsOn topic={topic} change={isUsed ? 'retire' : 'delete'} />
      {isUsed ? messages.retireText : messages.deleteText}
    </Question>
  );
}
