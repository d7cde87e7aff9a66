import type { GeodataFinding } from '@contract/land/geodata/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Status } from '../../ui/status.tsx';
import { type PlainColumn, PlainTable } from '../../ui/table/plain-table.tsx';
import { geodataPageMessages as messages } from './messages.ts';
import { FINDING_ROLES } from './status.ts';

/** Report lines: row and column, what happened, from → to, and why. */
export const FindingsTable = ({ findings }: { findings: GeodataFinding[] }) => (
  <PlainTable
    look="framed"
    label={messages.findings}
    columns={COLUMNS}
    rows={findings}
    rowKey={({ id }) => id}
    tall="60vh"
    minW="760px"
    empty={messages.nothing}
  />
);

const changed = (value: string | null | undefined, { outcome }: GeodataFinding) =>
  value || (outcome === 'corrected' && <Blank />);

// No head sorts: a page of a report would be sorted, not the report.
const COLUMNS = (Object.keys(messages.columns) as (keyof typeof messages.columns)[]).map(
  (id): PlainColumn<GeodataFinding> => ({
    id,
    label: messages.columns[id],
    numeric: id === 'row',
    text: (finding) => String(finding[id] ?? ''),
    ...(id === 'from' || id === 'to' ? { cell: (finding) => changed(finding[id], finding) } : {}),
    ...(id === 'outcome'
      ? {
          cell: ({ outcome }) => (
            <Status means={FINDING_ROLES[outcome]}>{messages.outcomes[outcome]}</Status>
          ),
        }
      : {}),
  }),
);

function Blank() {
  return <chakra.em color="fg.muted">{messages.blank}</chakra.em>;
}
