import { countGivenAnswers } from '@calls/consultation/question-answers/council-contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { AnswerList } from './answer-list.tsx';
import { AnswerTools } from './answer-tools.tsx';
import { givenMessages as messages } from './council-messages.ts';
import { QuestionCounts } from './question-counts.tsx';
import { useAnswersAddress } from './use-answers-address.ts';

type Counts = OutputOf<typeof countGivenAnswers>;

/** What people answered to a document: counted by question, listed, saved, registered. */
export default function AnswersPage() {
  const documentId = Number(useParams()['documentId']);
  const query = useEndpoint(countGivenAnswers, { id: documentId });
  return (
    <chakra.div w="full" maxW="1280px" mx="auto" p="4" display="grid" gap="6">
      <Loaded query={query} failed={messages.failed} page skeleton={<SkeletonLines lines={14} />}>
        {(counts) => <Answers documentId={documentId} counts={counts} />}
      </Loaded>
    </chakra.div>
  );
}

function Answers({ documentId, counts }: { documentId: number; counts: Counts }) {
  const address = useAnswersAddress();
  const { questions, respondents } = counts;
  return (
    <>
      <Head documentId={documentId} counts={counts} />
      {questions.length === 0 ? (
        <EmptyState title={messages.noQuestions}>{messages.noQuestionsHint}</EmptyState>
      ) : (
        <chakra.div
          display="grid"
          gap="6"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        >
          <QuestionCounts questions={questions} people={respondents} address={address} />
          <AnswerList documentId={documentId} counts={counts} address={address} />
        </chakra.div>
      )}
    </>
  );
}

function Head({ documentId, counts }: { documentId: number; counts: Counts }) {
  const { title, respondents, people, begun, registered, changed, maySearch, held } = counts;
  return (
    <chakra.div display="grid" gap="2">
      <chakra.h1 tabIndex={-1} textStyle="headingLg" overflowWrap="anywhere">
        {messages.title(title)}
      </chakra.h1>
      <chakra.p textStyle="headingMd">{messages.respondents(respondents, people)}</chakra.p>
      <chakra.p color="fg.muted">
        {[
          ...(respondents > 0 ? [messages.registered(registered, respondents)] : []),
          ...(changed > 0 ? [messages.changed(changed)] : []),
          ...(begun > 0 ? [messages.begun(begun)] : []),
        ].join(' · ')}
      </chakra.p>
      {held > 0 && (
        <chakra.p>
          <Link to={`/documents/held-answers?document=${documentId}`}>{messages.held(held)}</Link>
        </chakra.p>
      )}
      {!maySearch && <chakra.p color="fg.muted">{messages.redacted}</chakra.p>}
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <AnswerTools documentId={documentId} counts={counts} />
        <ButtonLink variant="ghost" to={`/documents/${documentId}/following`}>
          {messages.following}
        </ButtonLink>
        <ButtonLink variant="ghost" to={`/documents/${documentId}`}>
          {messages.back}
        </ButtonLink>
      </chakra.div>
    </chakra.div>
  );
}
