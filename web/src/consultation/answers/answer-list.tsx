import { CountedControl } from '../../ui/counted.tsx';
import {
  type countGivenAnswers,
  listAnswers,
} from '@calls/consultation/answers/council-contract.ts';
import {
  type GivenAnswer,
  MAX_ANSWER_SEARCH,
} from '@contract/consultation/answers/council-contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { AnswerWords } from './answer-words.tsx';
import { givenMessages as messages } from './council-messages.ts';
import type { AnswersAddress } from './use-answers-address.ts';

const PAGE_SIZES = [20, 50, 100] as const;
const PAUSE_MS = 300;

interface AnswerListProps {
  documentId: number;
  counts: OutputOf<typeof countGivenAnswers>;
  address: AnswersAddress;
}

/** Submitted answers, the latest first, narrowed by question, site and words. */
export function AnswerList({ documentId, counts, address: { shown, show } }: AnswerListProps) {
  const [pageSize, setPageSize] = useState<number>(PAGE_SIZES[0]);
  const query = useEndpoint(
    listAnswers,
    {
      id: documentId,
      limit: pageSize,
      offset: (shown.page - 1) * pageSize,
      ...(shown.question ? { questionId: shown.question } : {}),
      ...(shown.site ? { siteId: shown.site } : {}),
      ...(shown.search && counts.maySearch ? { search: shown.search } : {}),
    },
    { keepPrevious: true },
  );
  const question = counts.questions.find(({ questionId }) => questionId === shown.question);
  const site = question?.sites.find(({ siteId }) => siteId === shown.site);
  const isNarrowed = Boolean(shown.question ?? shown.site ?? shown.search);
  const all = () => show({ question: undefined, site: undefined, search: '' });
  return (
    <chakra.section aria-labelledby="answers-listed" display="grid" gap="3" alignContent="start">
      <chakra.h2 id="answers-listed" textStyle="headingSm" overflowWrap="anywhere">
        {[
          question ? `${question.number}. ${question.title}` : messages.all,
          ...(site ? [messages.shownSite(site.name)] : []),
        ].join(' · ')}
      </chakra.h2>
      {counts.maySearch && <SearchBox search={shown.search} set={(search) => show({ search })} />}
      <Loaded
        query={query}
        failed={messages.failed}
        skeleton={<SkeletonLines lines={10} />}
        isEmpty={({ answers }) => answers.length === 0}
        empty={
          isNarrowed ? (
            <Empty
              kind="none"
              title={messages.noMatch}
              action={
                <Button variant="outline" onClick={all}>
                  {messages.clear}
                </Button>
              }
            />
          ) : (
            <Empty kind="nothing" title={messages.none}>
              {messages.noneHint}
            </Empty>
          )
        }
      >
        {({ answers, count }) => (
          <>
            <chakra.ul display="grid" gap="0" aria-busy={query.isFetching}>
              {answers.map((answer) => (
                <OneAnswer
                  key={answer.id}
                  documentId={documentId}
                  answer={answer}
                  isNamed={!question}
                />
              ))}
            </chakra.ul>
            <Pager
              page={shown.page}
              pages={Math.max(1, Math.ceil(count / pageSize))}
              total={count}
              pageSize={pageSize}
              sizes={PAGE_SIZES}
              goTo={(page) => show({ page })}
              setPageSize={setPageSize}
            />
          </>
        )}
      </Loaded>
    </chakra.section>
  );
}

function SearchBox({ search, set }: { search: string; set: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  const settled = useDebounced(typed, PAUSE_MS);
  useEffect(() => setTyped(search), [search]);
  useEffect(() => {
    if (settled === typed && settled.trim() !== search) set(settled.trim());
    // Only what is typed sets the address, not the address what is typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);
  return (
    <CountedControl
      type="search"
      aria-label={messages.search}
      placeholder={messages.search}
      most={MAX_ANSWER_SEARCH}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

/** `isNamed`: it says which question it answers. */
function OneAnswer({
  documentId,
  answer,
  isNamed,
}: {
  documentId: number;
  answer: GivenAnswer;
  isNamed: boolean;
}) {
  const { name, onBehalfOf, reference, question, wording, section, number, site } = answer;
  const about = [exactTime(new Date(answer.submittedAt)), messages.edition(answer.edition)];
  return (
    <chakra.li borderTopWidth="1px" py="3" display="grid" gap="1" overflowWrap="anywhere">
      <chakra.p fontWeight="semibold">
        {name}
        {onBehalfOf !== null && (
          <chakra.span fontWeight="normal"> {messages.onBehalfOf(onBehalfOf)}</chakra.span>
        )}
      </chakra.p>
      {isNamed && (
        <chakra.p color="fg.muted">
          {[messages.question(number, section), question, wording].filter(Boolean).join(' · ')}
        </chakra.p>
      )}
      {site && <Link to={`/site/${site.id}`}>{messages.ofSite(site.name || String(site.id))}</Link>}
      <AnswerWords answer={answer} />
      <chakra.p textStyle="small" color="fg.muted">
        <Link
          to={`/documents/${documentId}/answers/${answer.respondentId}`}
          aria-label={messages.wholeOf(reference)}
        >
          {reference}
        </Link>
        {' · '}
        {about.join(' · ')}
        {answer.representationId !== null && (
          <>
            {' · '}
            <Link to={`/consultations/representations?representationId=${answer.representationId}`}>
              {messages.representation(answer.representationId)}
            </Link>
          </>
        )}
      </chakra.p>
    </chakra.li>
  );
}
