import { getMyResponses } from '@calls/consultation/answers/contract/my-responses.ts';
import { chakra } from '@chakra-ui/react';
import type { OutputOf } from '@contract/platform/contract.ts';
import { MessageSquareText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Notice } from '../../../session/notice.tsx';
import { SelectControl } from '../../../ui/control.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { chooseClient, chosenClient } from '../chosen-client.ts';
import { CopyTools } from './copy-tools.tsx';
import { GivenFor } from './given-for.tsx';
import { minePageMessages as messages } from './messages.ts';
import { ResidentPage } from './resident-page.tsx';
import { ResponseCardView } from './response-card.tsx';

type MyResponses = OutputOf<typeof getMyResponses>;

/** What a resident answered to each question of a document, with what may still be done. */
export default function MyResponsesPage() {
  return (
    <ResidentPage title={messages.myResponses}>
      {(_user, documentId) => <Responses key={documentId} documentId={documentId} />}
    </ResidentPage>
  );
}

function Responses({ documentId }: { documentId: number }) {
  const [clientId, setClientId] = useState(chosenClient);
  const choose = (id: string | null) => {
    chooseClient(id);
    setClientId(id);
  };
  const asked = useEndpoint(
    getMyResponses,
    { id: documentId, ...(clientId === null ? {} : { clientId }) },
    // Where one chooses stays, with the focus, while what was answered for another is fetched.
    { keepPrevious: true },
  );
  const isComing = asked.isPlaceholderData;
  const skeleton = <SkeletonLines lines={6} height="16" />;
  // A client that was removed meanwhile is chosen no more.
  const isGone = clientId !== null && asked.error?.code === 'not-found';
  useEffect(() => {
    if (!isGone) return;
    chooseClient(null);
    setClientId(null);
  }, [isGone]);
  return (
    <Loaded query={asked} failed={messages.failed} skeleton={skeleton}>
      {(responses) => (
        <>
          <Head {...{ responses, isComing, clientId }} onChoose={choose} />
          <GivenFor responses={responses} clientId={clientId} onChoose={choose} />
          {responses.given.length > 0 && (
            <chakra.p role="status" mb="2" textStyle="public" fontWeight="semibold">
              {!isComing && messages.answersFor(responses.clientName)}
            </chakra.p>
          )}
          {isComing ? (
            skeleton
          ) : (
            <>
              <CopyTools documentId={documentId} clientId={clientId} responses={responses} />
              <Cards documentId={documentId} clientId={clientId} responses={responses} />
            </>
          )}
        </>
      )}
    </Loaded>
  );
}

interface HeadProps {
  responses: MyResponses;
  /** They are somebody else's until those that were asked for come. */
  isComing: boolean;
  clientId: string | null;
  onChoose: (id: string | null) => void;
}

/** Of which document, for whom, until when, and the reference. */
function Head({ responses, isComing, clientId, onChoose }: HeadProps) {
  const { title, deadline, reason, reference, clients, isUnverified } = responses;
  return (
    <chakra.div display="grid" gap="2" mb="4" textStyle="public">
      <chakra.p fontWeight="semibold">{title}</chakra.p>
      {deadline && <p>{deadline}</p>}
      {!isUnverified && reason && reason !== deadline && <p>{reason}</p>}
      {isUnverified && (
        <Notice>
          {reason}{' '}
          <chakra.span color="accent.fg" textDecoration="underline">
            <Link to="/consultations/confirm-email">{messages.confirmEmail}</Link>
          </chakra.span>
        </Notice>
      )}
      {clients.length > 0 && (
        <chakra.label display="flex" minW="0" flexWrap="wrap" alignItems="center" gap="2">
          {messages.onBehalfOf}
          <SelectControl
            size="lg"
            w="auto"
            maxW="full"
            value={clientId ?? ''}
            onChange={({ target }) => onChoose(target.value || null)}
          >
            <option value="">{messages.myself}</option>
            {clients.map(({ id, companyName }) => (
              <option key={id} value={id}>
                {companyName}
              </option>
            ))}
          </SelectControl>
        </chakra.label>
      )}
      {reference !== null && !isComing && (
        <p>
          {messages.reference} <strong>{reference}</strong>
        </p>
      )}
    </chakra.div>
  );
}

interface CardsProps {
  documentId: number;
  clientId: string | null;
  responses: MyResponses;
}

function Cards({ documentId, clientId, responses }: CardsProps) {
  const { cards, mayAnswer, mayTag } = responses;
  if (cards.length === 0)
    return (
      <Empty kind="nothing" icon={<MessageSquareText size={20} />} title={messages.noQuestions}>
        {messages.noQuestionsHint}
      </Empty>
    );
  const asked = cards.filter(({ number }) => number !== null);
  const answered = asked.filter(({ answers }) => answers.length > 0).length;
  // Each tag has one colour on the whole page.
  const allTags = [...new Set(cards.flatMap(({ tags }) => tags))].toSorted();
  return (
    <>
      <chakra.p mb="2" fontWeight="semibold">
        {messages.counted(answered, asked.length)}
      </chakra.p>
      <chakra.ol display="grid" listStyleType="none">
        {cards.map((card) => (
          <ResponseCardView
            key={`${clientId}:${card.questionId}`}
            {...{ documentId, clientId, card, mayAnswer, mayTag, allTags }}
          />
        ))}
      </chakra.ol>
    </>
  );
}
