import type { KeptTopic } from '@contract/consultation/topics/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { topicPageMessages as messages } from './messages.ts';

/** Leads to the documents that name a topic, as far as the reader may read them. */
export function NamingDocuments({ topic }: { topic: KeptTopic }) {
  const { documents, drafts, publishedDocuments } = topic;
  if (documents.length === 0) return null;
  const isMore =
    documents.filter(({ isPublished }) => isPublished).length < publishedDocuments ||
    documents.filter(({ isDraft }) => isDraft).length < drafts;
  return (
    <>
      <chakra.p mt="2">{messages.documents}</chakra.p>
      <chakra.ul listStyleType="disc" ps="5" maxH="40" overflowY="auto">
        {documents.map(({ id, title, isDraft, isPublished }) => (
          <chakra.li key={id} overflowWrap="anywhere">
            {isDraft && (
              <chakra.span textDecoration="underline">
                <Link to={`/documents/${id}`}>{messages.draftOf(title)}</Link>
              </chakra.span>
            )}
            {isDraft && isPublished && ', '}
            {isPublished && (
              <chakra.a textDecoration="underline" href={`/p/document/${id}`}>
                {messages.publishedOf(title)}
              </chakra.a>
            )}
          </chakra.li>
        ))}
        {isMore && <li>{messages.moreDocuments}</li>}
      </chakra.ul>
    </>
  );
}
