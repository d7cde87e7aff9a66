import { changeDocument } from '@calls/consultation/documents/contract.ts';
import type { ListedDocument } from '@contract/consultation/documents/contract.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { CopyPlus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../api/call.ts';
import { ownChangesShown } from '../../../api/query-client.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Question } from '../../../ui/question.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/table/plain-table.tsx';
import { timeAgo } from '../../../ui/time-ago.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useRemovable } from '../../../ui/use-removable.ts';
import { ConsultationStatus } from '../../ground/consultations/consultation-status.tsx';
import { EditionBadges } from './document-badges.tsx';
import { documentListMessages as messages } from './messages.ts';

/** Documents with what the public reads of each; a title leads to the editor. */
export function DocumentTable({
  documents,
  shown,
  mayWrite,
  beginFrom,
}: {
  documents: readonly ListedDocument[];
  /** The page of them that is shown, from 0. */
  shown: { from: number; count: number };
  mayWrite: boolean;
  beginFrom: (document: ListedDocument) => void;
}) {
  const now = useNow();
  const { remove, isLeaving } = useRemovable<ListedDocument>({
    id: ({ id }) => id,
    remove: ({ id, row_version }) => call(changeDocument, { id, row_version, isDeleted: true }),
    restore: ({ id, row_version }) =>
      call(changeDocument, { id, row_version: row_version + 1, isDeleted: false }),
    removed: ({ title }) => messages.deleted(title),
    restored: ({ title }) => messages.restored(title),
    failed: () => messages.deleteFailed,
    renewed: ownChangesShown,
  });
  const columns = useMemo(() => columnsAt(now), [now]);
  const [asking, setAsking] = useState<ListedDocument>();
  const actions = actionsOf(beginFrom, setAsking);
  return (
    <>
      <PlainTable
        label={messages.title}
        columns={mayWrite ? [...columns, actions] : columns}
        rows={documents.filter((each) => !isLeaving(each))}
        rowKey={({ id }) => id}
        shown={shown}
        minW="960px"
        keepFirst
        headsWidth="min(60vw, 320px)"
      />
      {asking && (
        <Question
          title={messages.deleteTitle}
          cancel={messages.cancel}
          confirm={messages.confirmDelete}
          danger
          busy={false}
          onConfirm={() => {
            setAsking(undefined);
            void remove(asking);
          }}
          onClose={() => setAsking(undefined)}
        >
          {messages.deleteText(asking.title, asking.questions, asking.respondents)}{' '}
          {messages.comesBack}
        </Question>
      )}
    </>
  );
}

/** The public reads a published one: it is withdrawn first. */
const actionsOf = (
  beginFrom: (row: ListedDocument) => void,
  remove: (row: ListedDocument) => void,
): PlainColumn<ListedDocument> => ({
  id: 'actions',
  label: messages.actions,
  text: () => '',
  cell: (row) => (
    <chakra.span display="inline-flex" gap="1">
      <IconButton
        size="sm"
        label={messages.duplicateOf(row.title)}
        icon={<CopyPlus size={16} />}
        onClick={() => beginFrom(row)}
      />
      <IconButton
        size="sm"
        label={row.edition === null ? messages.deleteOf(row.title) : messages.withdrawFirst}
        aria-label={messages.deleteOf(row.title)}
        aria-disabled={row.edition !== null || undefined}
        opacity={row.edition === null ? 1 : 0.5}
        icon={<Trash2 size={16} />}
        onClick={() => row.edition === null && remove(row)}
      />
    </chakra.span>
  ),
});

const columnsAt = (now: Date): PlainColumn<ListedDocument>[] => [
  {
    id: 'title',
    label: messages.name,
    heads: true,
    text: ({ title }) => title,
    value: ({ title }) => title,
    cell: ({ id, title }) => (
      <chakra.span fontWeight="semibold" overflowWrap="anywhere">
        <TitleLink to={`/documents/${id}`}>{title}</TitleLink>
      </chakra.span>
    ),
  },
  {
    id: 'state',
    label: messages.state,
    text: ({ edition, isTemplate }) =>
      isTemplate
        ? messages.template
        : edition === null
          ? messages.draft
          : messages.published(edition),
    value: ({ edition, isChanged }) => (edition === null ? 0 : isChanged ? 1 : 2),
    cell: (row) => <EditionBadges document={row} />,
  },
  {
    id: 'consultation',
    label: messages.consultation,
    text: ({ consultation }) => consultation?.name ?? '',
    value: ({ consultation }) => consultation?.name ?? '',
    cell: ({ consultation }) =>
      consultation ? (
        <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
          {consultation.name}
          <ConsultationStatus state={consultation.state} />
        </chakra.span>
      ) : (
        <chakra.span color="fg.muted">{messages.noConsultation}</chakra.span>
      ),
  },
  {
    id: 'questions',
    label: messages.questions,
    numeric: true,
    text: ({ questions }) => questions.toLocaleString('en-GB'),
    value: ({ questions }) => questions,
  },
  {
    id: 'respondents',
    label: messages.respondents,
    numeric: true,
    text: ({ respondents }) => respondents.toLocaleString('en-GB'),
    value: ({ respondents }) => respondents,
    cell: ({ id, title, respondents }) =>
      respondents === 0 ? (
        '0'
      ) : (
        <TitleLink
          to={`/documents/${id}/answers`}
          aria-label={messages.answersOf(title, respondents)}
        >
          {respondents.toLocaleString('en-GB')}
        </TitleLink>
      ),
  },
  {
    id: 'changed',
    label: messages.changed,
    text: ({ updatedAt }) => updatedAt,
    value: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt, updatedBy }) => (
      // A long name of a consultation would squeeze it.
      <chakra.span display="inline-block" minW="40">
        <time dateTime={updatedAt} title={exactTime(new Date(updatedAt))}>
          {timeAgo(new Date(updatedAt), now)}
        </time>{' '}
        {updatedBy && <chakra.span color="fg.muted">{messages.by(updatedBy)}</chakra.span>}
      </chakra.span>
    ),
  },
];

const TitleLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '6',
    _hover: { textDecoration: 'underline' },
  },
});
