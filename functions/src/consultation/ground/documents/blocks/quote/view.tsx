import { wordsOfHtml } from '../../../responses/response-rules.ts';
import { documentViewMessages as messages } from '../../view/messages.ts';
import { type BlockPlace, headingAt } from '../../view/place.ts';
import { TextBlockView } from '../text/view.tsx';
import { policyName, type QuoteContent } from './schema.ts';

interface QuoteViewProps {
  id: string;
  content: QuoteContent;
  place: BlockPlace;
}

/** A policy in a box, a section with a heading of its own; its criteria have letters, by which people cite them. */
export function QuoteView({ id, content, place }: QuoteViewProps) {
  const { text, criteria, source } = content;
  const Heading = headingAt(place.headingLevel);
  const headingId = `${id}-policy`;
  return (
    <section className="policy" aria-labelledby={headingId}>
      <Heading id={headingId}>{policyName(content)}</Heading>
      {wordsOfHtml(text).trim() !== '' && (
        <TextBlockView
          content={{ html: text }}
          place={{ ...place, headingLevel: place.headingLevel + 1 }}
        />
      )}
      {criteria.length > 0 && (
        <ol type="a" className="criteria">
          {criteria.map((each) => (
            <li key={each.id}>{each.text}</li>
          ))}
        </ol>
      )}
      {source.trim() && <p className="quiet">{messages.policySource(source)}</p>}
    </section>
  );
}
