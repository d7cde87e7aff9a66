import { useId, useState } from 'react';
import { FieldMessage } from '../../../forms/field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { useTopics } from '../marks/use-topics.ts';
import { editorMessages, markMessages as messages } from '../messages.ts';
import { DialogForm } from './dialog-parts.tsx';
import type { MarkDialogProps } from './redact-dialog.tsx';
import { TickList } from './tick-list.tsx';

/** The topics that words are about, one or more. */
export function TagDialog({ before, set, close }: MarkDialogProps) {
  const id = useId();
  const topics = useTopics();
  const [chosen, setChosen] = useState(() =>
    ((before?.['tagIds'] as number[] | undefined) ?? []).map(String),
  );
  const [missing, setMissing] = useState(false);
  const wrong = missing && chosen.length === 0;
  return (
    <Dialog title={before ? messages.tagEdit : messages.tagTitle} width={400} onClose={close}>
      <DialogForm
        onSubmit={() =>
          chosen.length > 0 ? set({ tagIds: chosen.map(Number) }) : setMissing(true)
        }
        buttons={
          <>
            <Button type="submit">{before ? editorMessages.save : messages.tagTitle}</Button>
            <Button variant="ghost" onClick={close}>
              {editorMessages.cancel}
            </Button>
          </>
        }
      >
        <Loaded
          query={topics}
          skeleton={<SkeletonLines lines={6} height="8" />}
          failed={messages.topicsFailed}
          isEmpty={(list) => list.length === 0}
          empty={<Empty kind="nothing" title={messages.noTopics} />}
        >
          {(list) => (
            <TickList
              label={messages.topics}
              searchLabel={editorMessages.search}
              choices={list
                .filter(({ id: each, isRetired }) => !isRetired || chosen.includes(String(each)))
                .map((topic) => ({ id: String(topic.id), name: topic.name }))}
              ticked={chosen}
              change={setChosen}
              describedBy={`${id}-error`}
            />
          )}
        </Loaded>
        <FieldMessage id={`${id}-error`} message={wrong ? messages.topicsRequired : undefined} />
      </DialogForm>
    </Dialog>
  );
}
