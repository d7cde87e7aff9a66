import type { GivenAnswer } from '@contract/consultation/answers/council-contract.ts';
import { chakra } from '@chakra-ui/react';

/** What somebody answered, as officers read it. */
export const AnswerWords = ({
  answer: { lines, comment },
}: {
  answer: Pick<GivenAnswer, 'lines' | 'comment'>;
}) => (
  <>
    {lines.map(({ title, words, more }, at) => (
      <chakra.div key={at}>
        {title && (
          <chakra.p color="fg.muted" whiteSpace="pre-line">
            {title}
          </chakra.p>
        )}
        <chakra.p whiteSpace="pre-wrap">{words}</chakra.p>
        {more && <chakra.p whiteSpace="pre-wrap">{more}</chakra.p>}
      </chakra.div>
    ))}
    {comment && <chakra.p whiteSpace="pre-wrap">{comment}</chakra.p>}
  </>
);
