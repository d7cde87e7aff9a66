import type { KeptTopic } from '@contract/consultation/topics/contract.ts';
import { chakra } from '@chakra-ui/react';
import { topicPageMessages as messages } from './messages.ts';
import { NamingDocuments } from './naming-documents.tsx';

interface DependsOnProps {
  topic: KeptTopic;
  /** What is about to happen to it: what that means to each is told. */
  change: 'rename' | 'retire' | 'delete';
}

/** What depends on a topic; nothing where nothing does. */
export function DependsOn({ topic, change }: DependsOnProps) {
  const { representations, published, searches, drafts, publishedDocuments } = topic;
  const renaming = change === 'rename';
  const told = (line: string, also: boolean, more: string) => (also ? `${line}. ${more}` : line);
  const lines = [
    representations > 0 && messages.tagged(representations),
    published > 0 && told(messages.published(published), renaming, messages.publishedRenamed),
    searches > 0 && told(messages.searches(searches), renaming, messages.searchesRenamed),
    drafts > 0 && told(messages.drafts(drafts), change === 'delete', messages.draftsDeleted),
    publishedDocuments > 0 &&
      told(messages.publishedDocuments(publishedDocuments), change !== 'retire', messages.keepName),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <chakra.div mb="3">
      <p>{messages.dependsOn}</p>
      <chakra.ul listStyleType="disc" ps="5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ul>
      <NamingDocuments topic={topic} />
    </chakra.div>
  );
}
