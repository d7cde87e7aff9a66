import { previewLetter } from '@calls/consultation/responses/contract/letters.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { RichText } from '../../forms/rich-text/rich-text.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { responsePanelMessages as messages } from './messages.ts';
import { answeredReferences, type ResponseForm } from './response-form.ts';

const TYPING_MS = 500;

/** The response being typed as the first whom it answers will get it. */
export function LetterPreview({ responseId }: { responseId: number | undefined }) {
  const [text, summary, councilResponse, answers] = useWatch<
    ResponseForm,
    ['text', 'summary', 'councilResponse', 'answers']
  >({ name: ['text', 'summary', 'councilResponse', 'answers'] });
  const [reference = ''] = answeredReferences(answers);
  const representationId = Number.parseInt(reference, 10);
  const asked = useDebounced(
    JSON.stringify({
      representationId,
      ...(responseId === undefined ? {} : { responseId }),
      text,
      summary,
      councilResponse,
    }),
    TYPING_MS,
  );
  const [open, setOpen] = useState(false);
  const possible = text !== '' && representationId > 0;
  const query = useEndpoint(
    previewLetter,
    possible && open ? (JSON.parse(asked) as { representationId: number; text: string }) : null,
    { keepPrevious: true },
  );
  return (
    <chakra.details
      my="4"
      borderWidth="1px"
      borderRadius="md"
      p="3"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <chakra.summary fontWeight="semibold" cursor="pointer">
        {messages.preview}
      </chakra.summary>
      <chakra.div pt="3">
        {possible ? (
          <Loaded
            query={query}
            line
            skeleton={<SkeletonLines lines={4} />}
            failed={query.error?.fields['text'] ?? messages.previewFailed}
          >
            {({ letter }) => (
              <chakra.div display="grid" gap="2" overflowWrap="anywhere">
                <chakra.p color="fg.muted">
                  {letter.email
                    ? messages.previewByEmail(letter.recipient, letter.email)
                    : [messages.previewByLetter(letter.recipient), ...letter.address].join(', ')}
                </chakra.p>
                {letter.reason && (
                  <chakra.p role="alert" color="fg.error">
                    {letter.reason}
                  </chakra.p>
                )}
                {letter.unknown.length > 0 && (
                  <chakra.p role="status">{messages.unknown(letter.unknown.join(', '))}</chakra.p>
                )}
                <chakra.h4 fontWeight="semibold">{letter.subject}</chakra.h4>
                <RichText html={letter.html} />
              </chakra.div>
            )}
          </Loaded>
        ) : (
          <chakra.p color="fg.muted">{messages.previewNone}</chakra.p>
        )}
      </chakra.div>
    </chakra.details>
  );
}
