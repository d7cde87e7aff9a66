import { countGivenAnswers } from '@calls/consultation/answers/council-contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty } from '../../ui/empty.tsx';
import { AnswerList } from './answer-list.tsx';
import { AnswerTools } from './answer-tools.tsx';
import { givenMessages as messages } from './council-messages.ts';
import { QuestionCounts } from './question-counts.tsx';
import { useAnswersAddress } from './use-answers-address.ts';
import { PageFrame } from '../../ui/page-frame/page-frame.tsx';

type Counts = OutputOf<typeof countGivenAnswers>;

/** What people answered to a document: counted by question, listed, saved, registered. */
export default function AnswersPage() {
  const documentId = Number(useParams()['documentId']);
  const query = useEndpoint(countGivenAnswers, { id: documentId });
  const counts = query.data;
  return (
    <PageFrame
      kind="page"
      title={counts ? messages.title(counts.title) : messages.untitled}
      state={counts && <p>{messages.respondents(counts.respondents, counts.people)}</p>}
      intro={counts && <Known documentId={documentId} counts={counts} />}
      actions={
        <>
          {counts && <AnswerTools documentId={documentId} counts={counts} />}
          <ButtonLink variant="ghost" to={`/documents/${documentId}/following`}>
            {messages.readership}
          </ButtonLink>
          <ButtonLink variant="ghost" to={`/documents/${documentId}`}>
            {messages.back}
          </ButtonLink>
        </>
      }
    >
      <Loaded query={query} failed={messages.failed} skeleton={<SkeletonLines lines={14} />}>
        {(loaded) => <Answers documentId={documentId} counts={loaded} />}
      </Loaded>
    </PageFrame>
  );
}

function Answers({ documentId, counts }: { documentId: number; counts: Counts }) {
  const address = useAnswersAddress();
  const { questions, respondents } = counts;
  return questions.length === 0 ? (
    <Empty kind="nothing" title={messages.noQuestions}>
      {messages.noQuestionsHint}
    </Empty>
  ) : (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
    >
      <QuestionCounts questions={questions} people={respondents} address={address} />
      <AnswerList documentId={documentId} counts={counts} address={address} />
    </chakra.div>
  );
}

/** How far the answers are taken in, and what of them waits or is hidden. */
function Known({ documentId, counts }: { documentId: number; counts: Counts }) {
  const { respondents, begun, registered, changed, maySearch, held } = counts;
  const known = [
    ...(respondents > 0 ? [messages.registered(registered, respondents)] : []),
    ...(changed > 0 ? [messages.changed(changed)] : []),
    ...(begun > 0 ? [messages.begun(begun)] : []),
  ];
  return (
    <chakra.div display="grid" gap="2">
      {known.length > 0 && <p>{known.join(' · ')}</p>}
      {held > 0 && (
        <chakra.p>
          <Link to={`/documents/held-answers?document=${documentId}`}>{messages.held(held)}</Link>
        </chakra.p>
      )}
      {!maySearch && <p>{messages.redacted}</p>}
    </chakra.div>
  );
}
