import { questionViewMessages } from '@contract/consultation/ground/documents/blocks/question/messages.ts';
import type { OwnAnswer } from '@contract/consultation/answers/contract.ts';
import { answeringMessages as messages } from './messages.ts';

/** An answer in the words that it answered, where the question reads otherwise now. */
export const WordsThen = ({
  worded: { askedThen, said },
  comment = '',
}: {
  worded: NonNullable<OwnAnswer['worded']>;
  comment?: string;
}) => (
  <>
    {askedThen && (
      <p className="quiet">
        {messages.askedThen} {askedThen}
      </p>
    )}
    {said.map(({ title, chosen, text }, at) => (
      <div key={at}>
        {title && <p className="quiet">{title}</p>}
        {chosen.length > 0 && (
          <ul>
            {chosen.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
        {text && <p>{text}</p>}
      </div>
    ))}
    {comment && (
      <>
        <p className="quiet">{questionViewMessages.comment}</p>
        <p>{comment}</p>
      </>
    )}
  </>
);
