import { getMyWork, type Work } from '@calls/consultation/assignments/contract.ts';
import { statuses } from '@contract/consultation/ground/consultations/statuses.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Status, StatusDot } from '../../../ui/status.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/table/plain-table.tsx';
import { MANAGER } from '../../../records/kept/manager-place.ts';
import { ManagerTabs } from '../manager/manager-tabs.tsx';
import { workMessages as messages } from './messages.ts';
import { PageFrame } from '../../../ui/page-frame/page-frame.tsx';

/** After every day there is. */
const NEVER = '9999-12-31';

const columns: PlainColumn<Work>[] = [
  {
    id: 'reference',
    label: messages.reference,
    heads: true,
    text: ({ reference }) => reference,
    value: ({ representationId }) => representationId,
    cell: (work) => (
      <Link to={addressOf(work)}>
        <chakra.span color="accent.fg" textDecoration="underline">
          {work.reference}
        </chakra.span>
      </Link>
    ),
  },
  {
    id: 'representee',
    label: messages.representee,
    text: ({ representee }) => representee ?? messages.nobody,
    value: ({ representee }) => representee ?? '',
  },
  {
    id: 'event',
    label: messages.event,
    text: ({ consultation }) => consultation,
    value: ({ consultation }) => consultation,
  },
  {
    id: 'status',
    label: messages.status,
    text: ({ status }) => status,
    value: ({ status }) => statuses.findIndex(({ name }) => name === status),
    cell: ({ status }) => (
      <chakra.span display="inline-flex" alignItems="center" gap="2">
        <StatusDot style={{ background: statuses.find(({ name }) => name === status)?.colour }} />
        {status}
      </chakra.span>
    ),
  },
  {
    id: 'due',
    label: messages.due,
    text: ({ responseDeadline }) => longDate(responseDeadline ?? '') || messages.noDeadline,
    value: ({ responseDeadline }) => responseDeadline ?? NEVER,
    cell: ({ responseDeadline, isOverdue }) => (
      <chakra.span display="inline-flex" alignItems="center" gap="2">
        {longDate(responseDeadline ?? '') || (
          <chakra.span color="fg.muted">{messages.noDeadline}</chakra.span>
        )}
        {isOverdue && <Status means="attention">{messages.isOverdue}</Status>}
      </chakra.span>
    ),
  },
];

/** Where one works on it: the editor of a part, the drawer of a representation. */
const addressOf = ({ representationId, subRepresentationId }: Work) =>
  subRepresentationId === null
    ? `${MANAGER}/all?representationId=${representationId}`
    : `/consultations/sub-representation/${subRepresentationId}/editor`;

/** What is assigned to whoever reads it and not answered yet, the nearest deadline first. */
export default function WorkPage() {
  const query = useEndpoint(getMyWork, {});
  return (
    <PageFrame
      kind="page"
      title={messages.title}
      state={query.data && query.data.count > 0 && <Count {...query.data} />}
      tabs={<ManagerTabs />}
    >
      <Loaded
        query={query}
        skeleton={<SkeletonLines lines={8} height="12" />}
        failed={messages.failed}
        isEmpty={({ count }) => count === 0}
        empty={
          <Empty
            kind="done"
            title={messages.none}
            action={<ButtonLink to={`${MANAGER}/all`}>{messages.toTable}</ButtonLink>}
          >
            {messages.noneHint}
          </Empty>
        }
      >
        {({ work, count }) => <Found work={work} count={count} />}
      </Loaded>
    </PageFrame>
  );
}

interface Assigned {
  work: readonly Work[];
  count: number;
}

function Count({ work, count }: Assigned) {
  const overdue = work.filter(({ isOverdue }) => isOverdue).length;
  return (
    <chakra.p display="flex" gap="3">
      {messages.count(count)}
      {overdue > 0 && <chakra.span color="fg.warning">{messages.overdue(overdue)}</chakra.span>}
    </chakra.p>
  );
}

function Found({ work, count }: Assigned) {
  return (
    <>
      <PlainTable
        label={messages.title}
        columns={columns}
        rows={work}
        rowKey={({ reference }) => reference}
        minW="640px"
      />
      {count > work.length && <p>{messages.first(work.length)}</p>}
    </>
  );
}
