import { getRespondent } from '@calls/consultation/answers/council-contract.ts';
import type { GivenAnswer } from '@contract/consultation/answers/council-contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { AnswerWords } from './answer-words.tsx';
import { givenMessages as messages } from './council-messages.ts';
import { PageFrame } from '../../ui/page-frame/page-frame.tsx';

type Response = OutputOf<typeof getRespondent>;

/** The whole response of one respondent, question by question; J and K walk through the respondents. */
export default function RespondentPage() {
  const params = useParams();
  const [documentId, respondentId] = [Number(params['documentId']), Number(params['respondentId'])];
  const query = useEndpoint(getRespondent, { id: documentId, respondentId });
  return (
    <PageFrame
      kind="page"
      width="reading"
      title={query.data ? messages.response(query.data.reference) : messages.aResponse}
      actions={<Walk documentId={documentId} response={query.data} />}
    >
      <Loaded
        query={query}
        failed={messages.responseFailed}
        skeleton={<SkeletonLines lines={14} />}
      >
        {(response) => <WholeResponse response={response} />}
      </Loaded>
    </PageFrame>
  );
}

/** To the respondents before and after, and back to all of them. */
function Walk({ documentId, response }: { documentId: number; response: Response | undefined }) {
  const { previousId = null, nextId = null } = response ?? {};
  const address = (id: number) => `/documents/${documentId}/answers/${id}`;
  useWalk({ k: previousId, j: nextId }, address);
  return (
    <chakra.nav aria-label={messages.whole} display="flex" flexWrap="wrap" gap="2">
      {previousId !== null && (
        <ButtonLink variant="ghost" to={address(previousId)} icon={<ChevronLeft size={16} />}>
          {messages.previous}
        </ButtonLink>
      )}
      {nextId !== null && (
        <ButtonLink variant="ghost" to={address(nextId)} icon={<ChevronRight size={16} />}>
          {messages.next}
        </ButtonLink>
      )}
      <ButtonLink variant="ghost" to={`/documents/${documentId}/answers`}>
        {messages.toAnswers}
      </ButtonLink>
    </chakra.nav>
  );
}

function WholeResponse({ response }: { response: Response }) {
  const { name, onBehalfOf, questions } = response;
  const about = [
    messages.place(response.place, response.respondents),
    ...(response.firstSubmittedAt ? [exactTime(new Date(response.firstSubmittedAt))] : []),
    messages.consent(response.consent),
  ];
  return (
    <>
      <chakra.header display="grid" gap="2">
        <chakra.p textStyle="headingSm" overflowWrap="anywhere">
          {name}
          {onBehalfOf !== null && ` ${messages.onBehalfOf(onBehalfOf)}`}
        </chakra.p>
        <chakra.p color="fg.muted">
          {about.join(' · ')}
          {response.representationId !== null && (
            <>
              {' · '}
              <Link
                to={`/consultations/representations?representationId=${response.representationId}`}
              >
                {messages.representation(response.representationId)}
              </Link>
            </>
          )}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {messages.keysHint}
        </chakra.p>
      </chakra.header>
      <chakra.div display="grid" gap="5">
        {questions.map((question) => (
          <OneQuestion key={question.questionId} question={question} />
        ))}
      </chakra.div>
    </>
  );
}

function OneQuestion({ question }: { question: Response['questions'][number] }) {
  const { number, section, title, wording, answers } = question;
  return (
    <chakra.section borderTopWidth="1px" pt="3" display="grid" gap="1" overflowWrap="anywhere">
      <chakra.p textStyle="small" color="fg.muted">
        {messages.question(number, section)}
      </chakra.p>
      <chakra.h2 textStyle="headingSm">{title}</chakra.h2>
      {wording && <chakra.p color="fg.muted">{wording}</chakra.p>}
      {answers.length === 0 && <chakra.p color="fg.muted">{messages.notAnswered}</chakra.p>}
      {answers.map((answer) => (
        <OneAnswer key={answer.id} answer={answer} isReworded={isReworded(answer, question)} />
      ))}
    </chakra.section>
  );
}

/** Whether it was asked in other words when it was answered. */
const isReworded = (
  { question, wording }: GivenAnswer,
  asked: Pick<Response['questions'][number], 'title' | 'wording'>,
) => question !== asked.title || wording !== asked.wording;

const OneAnswer = ({
  answer,
  isReworded: isOther,
}: {
  answer: GivenAnswer;
  isReworded: boolean;
}) => (
  <chakra.div display="grid" gap="1" mt="1">
    {isOther && (
      <chakra.p color="fg.muted">
        {messages.askedThen([answer.question, answer.wording].filter(Boolean).join(' · '))}
      </chakra.p>
    )}
    {answer.site && (
      <Link to={`/site/${answer.site.id}`}>
        {messages.ofSite(answer.site.name || String(answer.site.id))}
      </Link>
    )}
    <AnswerWords answer={answer} />
  </chakra.div>
);

/** Letters lead to other respondents, except while somebody types. */
function useWalk(to: Record<'j' | 'k', number | null>, address: (id: number) => string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isTyping =
        target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]');
      if (isTyping || ctrlKey || metaKey || altKey || (key !== 'j' && key !== 'k')) return;
      const id = to[key];
      if (id !== null) void navigate(address(id));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
