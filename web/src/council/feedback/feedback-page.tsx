import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { ReadingColumn } from '../../ui/reading-column.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { feedbackMessages as messages } from './messages.ts';

/** Where pages that are read without this app lead to leave feedback about them. */
export default function FeedbackPage() {
  const [page] = useState(pageBefore);
  const [isSent, setIsSent] = useState(false);
  return (
    <ReadingColumn title={messages.title} width="form">
      {isSent ? (
        <p role="status">{messages.sent}</p>
      ) : (
        <FeedbackForm page={page?.split('?')[0] ?? null} onSent={() => setIsSent(true)} />
      )}
      {page !== null && (
        <chakra.p mt="6">
          <chakra.a href={page} color="accent.fg" textDecoration="underline">
            {messages.backToPage}
          </chakra.a>
        </chakra.p>
      )}
    </ReadingColumn>
  );
}

/** The page of ours that led here. */
function pageBefore(): string | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === location.origin && pathname !== location.pathname ? pathname + search : null;
}
