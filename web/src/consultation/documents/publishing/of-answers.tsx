import { chakra } from '@chakra-ui/react';
import { publishMessages as messages } from './messages.ts';

/** What becomes of answers, before anything else is said. */
export const OfAnswers = ({ words }: { words: readonly string[] }) =>
  words.length > 0 && (
    <section>
      <chakra.h3 textStyle="headingSm">{messages.ofAnswers}</chakra.h3>
      <chakra.ul listStyleType="disc" ps="5" display="grid" gap="1">
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </chakra.ul>
    </section>
  );
