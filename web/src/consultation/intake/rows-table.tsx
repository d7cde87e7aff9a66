import type { IntakeRow } from '@contract/consultation/intake/contract/rows.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { PageLink } from './page-link.ts';
import { Badge } from '../../ui/badge.tsx';
import { Status } from '../../ui/status.tsx';
import { type PlainColumn, PlainTable } from '../../ui/table/plain-table.tsx';
import { intakePageMessages as messages } from './messages.ts';
import { ROW_ROLES } from './statuses.ts';

/** Rows of a file: what each becomes, and what is wrong with which of its cells. */
export const RowsTable = ({ rows }: { rows: readonly IntakeRow[] }) => (
  <PlainTable
    label={messages.rowsOf}
    rows={rows}
    rowKey={({ row }) => row}
    minW="640px"
    tall="60vh"
    columns={COLUMNS}
  />
);

const inWords = ({ column, from, to, reason }: IntakeRow['findings'][number]) =>
  messages.finding(column, from, to, reason);

function Head({ row, reference, outcome }: IntakeRow) {
  return (
    <chakra.div display="grid" gap="1" justifyItems="start">
      <span>{row}</span>
      {reference && (
        <chakra.span color="fg.muted" overflowWrap="anywhere">
          {reference}
        </chakra.span>
      )}
      <Status means={ROW_ROLES[outcome]}>{messages.outcomes[outcome]}</Status>
    </chakra.div>
  );
}

function Becomes({ becomes, representationId }: IntakeRow) {
  if (representationId !== null)
    return (
      <PageLink to={`/consultations/representations/all?representationId=${representationId}`}>
        {messages.representation(representationId)}
      </PageLink>
    );
  if (!becomes) return null;
  const { representee, email, attitude, receivedDate, text, isKnown, repeats, isRepeatDeleted } =
    becomes;
  const about = [email, attitude, longDate(receivedDate)].filter(Boolean).join(' · ');
  return (
    <chakra.div overflowWrap="anywhere">
      <chakra.p fontWeight="medium">
        {representee || messages.nobody}{' '}
        {representee && !isKnown && <Badge kind="info">{messages.isNew}</Badge>}
      </chakra.p>
      {repeats !== null && (
        <p>{isRepeatDeleted ? messages.repeatsDeleted(repeats) : messages.repeats(repeats)}</p>
      )}
      <chakra.p color="fg.muted">{about}</chakra.p>
      <chakra.p lineClamp={3}>{text}</chakra.p>
    </chakra.div>
  );
}

const Remarks = ({ findings }: IntakeRow) => (
  <chakra.ul display="grid" gap="1">
    {findings.map((finding) => (
      <chakra.li
        key={inWords(finding)}
        overflowWrap="anywhere"
        {...(finding.outcome === 'refused' ? { color: 'fg.error' } : {})}
      >
        {inWords(finding)}
      </chakra.li>
    ))}
  </chakra.ul>
);

const COLUMNS: readonly PlainColumn<IntakeRow>[] = [
  {
    id: 'row',
    label: messages.row,
    heads: true,
    fixedWidth: '160px',
    text: ({ row, reference }) => [row, reference].filter(Boolean).join(' '),
    cell: (row) => <Head {...row} />,
  },
  {
    id: 'becomes',
    label: messages.becomes,
    text: ({ becomes }) => becomes?.text ?? '',
    cell: (row) => <Becomes {...row} />,
  },
  {
    id: 'remarks',
    label: messages.remarks,
    text: ({ findings }) => findings.map(inWords).join('; '),
    cell: (row) => <Remarks {...row} />,
  },
];
