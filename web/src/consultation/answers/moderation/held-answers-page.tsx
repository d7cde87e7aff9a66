import { listHeldAnswers } from '@calls/consultation/answers/contract/moderation.ts';
import { moderationStates } from '@contract/consultation/answers/contract/moderation.ts';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { MANAGER } from '../../../records/kept/manager-place.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { KindChoice } from '../../../ui/kind-choice.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { HeldAnswerCard } from './held-answer-card.tsx';
import { moderationMessages as messages } from './messages.ts';
import { useDecision } from './use-decision.ts';
import { useQueueAddress } from './use-queue-address.ts';
import { PageFrame } from '../../../ui/page-frame/page-frame.tsx';

const PAGE_SIZES = [20, 50, 100] as const;

/** Answers that were held, of all documents or one; `?document=`, `?state=` and `?page=` say which. */
export default function HeldAnswersPage() {
  const { state, documentId, page, show } = useQueueAddress();
  const [pageSize, setPageSize] = useState<number>(PAGE_SIZES[0]);
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useEndpoint(
    listHeldAnswers,
    {
      state,
      limit: pageSize,
      offset: (page - 1) * pageSize,
      ...(documentId === undefined ? {} : { documentId }),
    },
    { keepPrevious: true },
  );
  // What had the focus is gone with its card.
  const { decide, isUnderWay } = useDecision(() => heading.current?.focus());
  const title = query.data?.answers.find(({ document }) => document.id === documentId)?.document
    .title;
  return (
    <PageFrame
      kind="page"
      title={messages.title}
      heading={heading}
      intro={<p>{messages.intro}</p>}
      state={
        documentId !== undefined && (
          <chakra.p overflowWrap="anywhere">
            {title !== undefined && `${messages.onlyDocument(title)} · `}
            <Link to="/documents/held-answers">{messages.allDocuments}</Link>
          </chakra.p>
        )
      }
    >
      <KindChoice
        label={messages.show}
        kinds={moderationStates}
        shown={state}
        choose={(next) => show({ state: next })}
        wordsOf={(each) => messages.states[each]}
        countOf={(each) => query.data?.counts[each]}
      />
      <Loaded
        query={query}
        failed={messages.failed}
        skeleton={<SkeletonLines lines={12} />}
        isEmpty={({ answers }) => answers.length === 0}
        empty={
          <Empty
            kind={state === 'held' ? 'done' : 'nothing'}
            title={messages.empty[state]}
            action={
              state === 'held' && (
                <ButtonLink variant="outline" to={`${MANAGER}/all`}>
                  {messages.toTable}
                </ButtonLink>
              )
            }
          >
            {messages.emptyHint}
          </Empty>
        }
      >
        {({ answers, counts, mayDecide }) => (
          <>
            {!mayDecide && <chakra.p color="fg.muted">{messages.mayNot}</chakra.p>}
            <chakra.ul display="grid" gap="3" aria-busy={query.isFetching}>
              {answers.map((answer) => (
                <HeldAnswerCard
                  key={answer.id}
                  answer={answer}
                  mayDecide={mayDecide}
                  isUnderWay={isUnderWay}
                  decide={decide}
                />
              ))}
            </chakra.ul>
            <Pager
              page={page}
              pages={Math.max(1, Math.ceil(counts[state] / pageSize))}
              total={counts[state]}
              pageSize={pageSize}
              sizes={PAGE_SIZES}
              goTo={(next) => show({ page: next })}
              setPageSize={setPageSize}
            />
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}
