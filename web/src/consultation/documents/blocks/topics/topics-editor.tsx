import { listDocumentTopics } from '@calls/consultation/documents/contract/topics.ts';
import {
  MAX_TAGGED_TOPICS,
  type TagTopicContent,
} from '@contract/consultation/ground/documents/blocks/topics/schema.ts';
import { useEndpoint } from '../../../../api/use-endpoint.ts';
import { ChoiceBox } from '../../../../ui/combobox/choice-box.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { BlockEditorProps } from '../block-editor.ts';
import { BlockField } from '../block-fields.tsx';
import { ChosenThings } from '../chosen-things.tsx';
import { tagTopicEditorMessages as messages } from './messages.ts';

/** The topics of a part: those that the council tags representations with. */
export default function TopicsEditor({ content, change }: BlockEditorProps<TagTopicContent>) {
  const query = useEndpoint(listDocumentTopics, {});
  const { topicIds } = content;
  const isFull = topicIds.length >= MAX_TAGGED_TOPICS;
  return (
    <BlockField
      field="topicIds"
      label={messages.topics}
      hint={isFull ? messages.full(MAX_TAGGED_TOPICS) : messages.hint(MAX_TAGGED_TOPICS)}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <Loaded query={query} skeleton={<Skeleton h="8" />} failed={messages.failed} line>
          {({ topics }) => (
            <>
              <ChosenThings
                chosen={topicIds.map((each) => ({
                  id: String(each),
                  name: topics.find((topic) => topic.id === each)?.name ?? messages.unknown,
                }))}
                remove={(gone) =>
                  change({ topicIds: topicIds.filter((each) => String(each) !== gone) })
                }
              />
              {!isFull && (
                <ChoiceBox
                  id={id}
                  describedBy={describedBy}
                  value=""
                  placeholder={messages.find}
                  choices={topics
                    .filter((topic) => !topic.isRetired && !topicIds.includes(topic.id))
                    .map((topic) => ({ value: String(topic.id), label: topic.name }))}
                  change={(added) => change({ topicIds: [...topicIds, Number(added)] })}
                />
              )}
            </>
          )}
        </Loaded>
      )}
    </BlockField>
  );
}
