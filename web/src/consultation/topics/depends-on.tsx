import type { KeptTopic } from '@contract/consultation/topics/contract.ts';
import { chakra } from '@chakra-ui/react';
import { topicPageMessages as messages } from './messages.ts';

interface DependsOnProps {
  topic: KeptTopic;
  /** Its name changes: what goes by the name is told apart. */
  renaming?: boolean;
}

/** What depends on a topic; nothing where nothing does. */
export function DependsOn({ topic, renaming = false }: DependsOnProps) {
  const { representations, published, searches } = topic;
  const told = (line: string, renamed: string) => (renaming ? `${line}. ${renamed}` : line);
  const lines = [
    representations > 0 && messages.tagged(representations),
    published > 0 && told(messages.published(published), messages.publishedRenamed),
    searches > 0 && told(messages.searches(searches), messages.searchesRenamed),
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
    </chakra.div>
  );
}
