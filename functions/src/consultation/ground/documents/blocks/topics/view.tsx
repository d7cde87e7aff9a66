import type { EditionTopics } from '../../edition.ts';
import { documentViewMessages as messages } from '../../view/messages.ts';

/** What a part of a document is about; each topic leads to all that the documents say about it. */
export const TagTopicView = ({ content: { topics } }: { content: EditionTopics }) => (
  <div className="topics">
    <span className="quiet">{messages.topics}</span>
    <ul>
      {topics.map((topic) => (
        <li key={topic}>
          <a href={`/p/document?q=${encodeURIComponent(topic)}`}>
            {topic}
            <span className="unseen">: {messages.inAllDocuments}</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
);
