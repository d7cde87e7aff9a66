import {
  policyName,
  type QuoteContent,
} from '@contract/consultation/ground/documents/blocks/quote/schema.ts';
import { documentViewMessages } from '@contract/consultation/ground/documents/view/messages.ts';
import { chakra } from '@chakra-ui/react';
import { RichText } from '../../../../forms/rich-text/rich-text.tsx';
import { quoteEditorMessages as messages } from './messages.ts';

/** A policy as it will be read. */
export default function QuoteReading({ content }: { content: QuoteContent }) {
  const { text, criteria, source } = content;
  const name = policyName(content);
  return (
    <chakra.div
      display="grid"
      gap="2"
      ps="4"
      py="1"
      borderStartWidth="4px"
      borderColor="accent.solid"
      fontSize="md"
      lineHeight="md"
    >
      <chakra.p fontWeight="semibold" color={name ? undefined : 'fg.muted'}>
        {name || messages.none}
      </chakra.p>
      {text && <RichText html={text} />}
      {criteria.length > 0 && (
        <chakra.ol listStyleType="lower-alpha" ps="6" display="grid" gap="1">
          {criteria.map((each) => (
            <chakra.li key={each.id} whiteSpace="pre-line">
              {each.text}
            </chakra.li>
          ))}
        </chakra.ol>
      )}
      {source.trim() && (
        <chakra.p color="fg.muted">{documentViewMessages.policySource(source)}</chakra.p>
      )}
    </chakra.div>
  );
}
