import { getReadership } from '@calls/consultation/readership/contract.ts';
import { countGivenAnswers } from '@calls/consultation/answers/council-contract.ts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { DaysPart } from './days-part.tsx';
import { ReadershipFigures } from './figures.tsx';
import type { DocumentReadership } from './readership-charts.ts';
import { readershipMessages as messages } from './messages.ts';
import { QuestionsPart } from './questions-part.tsx';
import { SectionsPart } from './sections-part.tsx';
import { WardsPart } from './wards-part.tsx';
import { PageFrame } from '../../../ui/page-frame/page-frame.tsx';

/** Counts that others add to all the time are read again this often. */
const EVERY_MS = 60_000;

/** How a document is read and answered: by day, by section, by question, by ward. */
export default function ReadershipPage() {
  const id = Number(useParams()['documentId']);
  const [edition, setEdition] = useState<number>();
  const query = useEndpoint(
    getReadership,
    { id, ...(edition === undefined ? {} : { edition }) },
    { every: EVERY_MS, keepPrevious: true },
  );
  return (
    <PageFrame
      kind="page"
      title={query.data ? messages.title(query.data.title) : messages.readership}
      actions={
        <>
          <ButtonLink variant="ghost" to={`/documents/${id}/answers`}>
            {messages.answers}
          </ButtonLink>
          <ButtonLink variant="ghost" to={`/documents/${id}`}>
            {messages.back}
          </ButtonLink>
        </>
      }
    >
      <Loaded query={query} failed={messages.failed} skeleton={<SkeletonLines lines={14} />}>
        {(readership) => (
          <ReadershipParts
            id={id}
            readership={readership}
            isChanging={query.isPlaceholderData}
            showEdition={setEdition}
          />
        )}
      </Loaded>
    </PageFrame>
  );
}

interface ReadershipPartsProps {
  id: number;
  readership: DocumentReadership;
  /** Another edition is on its way. */
  isChanging: boolean;
  showEdition: (edition: number) => void;
}

function ReadershipParts({ id, readership, isChanging, showEdition }: ReadershipPartsProps) {
  const { isPublic, editions, opens, respondents } = readership;
  return (
    <>
      {editions.length === 0 ? (
        <Empty kind="nothing" title={messages.never}>
          {messages.neverHint}
        </Empty>
      ) : (
        <>
          {!isPublic && <p>{messages.notPublic}</p>}
          <ReadershipFigures of={readership} />
          {opens === 0 && respondents === 0 ? (
            <Empty kind="nothing" title={messages.unread}>
              {messages.unreadHint}
            </Empty>
          ) : (
            <>
              <DaysPart of={readership} />
              <SectionsPart of={readership} isChanging={isChanging} showEdition={showEdition} />
              <Questions id={id} />
              <WardsPart of={readership} />
            </>
          )}
        </>
      )}
    </>
  );
}

function Questions({ id }: { id: number }) {
  const query = useEndpoint(countGivenAnswers, { id }, { every: EVERY_MS });
  return (
    <Loaded query={query} failed={messages.failed} skeleton={<Skeleton h="80" />}>
      {({ questions }) => <QuestionsPart questions={questions} />}
    </Loaded>
  );
}
