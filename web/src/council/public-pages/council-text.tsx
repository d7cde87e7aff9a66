import { chakra } from '@chakra-ui/react';
import { useTenant } from '../../session/tenant.tsx';
import { ReadingColumn } from '../../ui/reading-column.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { publicPageMessages as messages } from './messages.ts';

/** A text by the council: plain paragraphs separated by blank lines. */
export function CouncilText({ title, text }: { title: string; text: string | null }) {
  const { emails, name } = useTenant();
  const paragraphs = (text ?? '').split(/\n\s*\n/).filter((each) => each.trim() !== '');
  return (
    <ReadingColumn title={title} width="prose">
      {paragraphs.length === 0 ? (
        <EmptyState title={messages.none}>{name}</EmptyState>
      ) : (
        paragraphs.map((paragraph, index) => (
          <chakra.p key={index} mb="4" whiteSpace="pre-line">
            {paragraph}
          </chakra.p>
        ))
      )}
      {emails.forReply && (
        <chakra.p mt="6">
          {messages.contact}{' '}
          <chakra.a href={`mailto:${emails.forReply}`} color="accent.fg" textDecoration="underline">
            {emails.forReply}
          </chakra.a>
          .
        </chakra.p>
      )}
    </ReadingColumn>
  );
}
