import { listDocumentTopics } from '@calls/consultation/documents/contract/topics.ts';
import type { TagTopicContent } from '@contract/consultation/ground/documents/blocks/topics/schema.ts';
import { chakra } from '@chakra-ui/react';
import { useEndpoint } from '../../../../api/use-endpoint.ts';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { tagTopicEditorMessages as messages } from './messages.ts';

/** What a part is about, by the names that the topics have now. */
export default function TopicsReading({ content: { topicIds } }: { content: TagTopicContent }) {
  const query = useEndpoint(listDocumentTopics, {});
  if (topicIds.length === 0) return <chakra.p color="fg.muted">{messages.none}</chakra.p>;
  return (
    <Loaded query={query} skeleton={<Skeleton h="6" />} failed={messages.failed} line>
      {({ topics }) => (
        <chakra.p>
          <chakra.span color="fg.muted">{`${messages.topics}: `}</chakra.span>
          {topicIds
            .map((each) => topics.find(({ id }) => id === each)?.name ?? messages.unknown)
            .join(', ')}
        </chakra.p>
      )}
    </Loaded>
  );
}
