import type { GeodataFinding } from '@contract/land/geodata/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Badge } from '../../ui/badge.tsx';
import { geodataPageMessages as messages } from './messages.ts';
import { outcomeKind } from './status.ts';

const heads = Object.entries(messages.columns);

/** Report lines: row and column, what happened, from → to, and why. */
export function FindingsTable({ findings }: { findings: GeodataFinding[] }) {
  return (
    <chakra.div
      overflow="auto"
      maxH="60vh"
      borderWidth="1px"
      borderRadius="md"
      tabIndex={0}
      role="region"
      aria-label={messages.findings}
    >
      <chakra.table
        w="full"
        minW="760px"
        textStyle="small"
        borderCollapse="separate"
        borderSpacing="0"
      >
        <chakra.thead position="sticky" top="0" bg="bg.subtle">
          <tr>
            {heads.map(([name, label]) => (
              <Head key={name} scope="col" textAlign={name === 'row' ? 'end' : 'start'}>
                {label}
              </Head>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {findings.map((finding) => (
            <Line key={finding.id} finding={finding} />
          ))}
          {findings.length === 0 && (
            <tr>
              <Cell colSpan={heads.length} color="fg.muted">
                {messages.nothing}
              </Cell>
            </tr>
          )}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

function Line({ finding }: { finding: GeodataFinding }) {
  const { row, reference, outcome, column, from, to, reason } = finding;
  const changed = outcome === 'corrected';
  return (
    <tr>
      <Cell textAlign="end" fontVariantNumeric="tabular-nums">
        {row}
      </Cell>
      <Cell>{reference}</Cell>
      <Cell>
        <Badge kind={outcomeKind(outcome)}>{messages.outcomes[outcome]}</Badge>
      </Cell>
      <Cell>{column}</Cell>
      <Cell>{from || (changed && <Blank />)}</Cell>
      <Cell>{to || (changed && <Blank />)}</Cell>
      <Cell>{reason}</Cell>
    </tr>
  );
}

function Blank() {
  return <chakra.em color="fg.muted">{messages.blank}</chakra.em>;
}

const Head = chakra('th', {
  base: { px: '3', h: '9', fontWeight: 'semibold', borderBottomWidth: '1px', whiteSpace: 'nowrap' },
});
const Cell = chakra('td', {
  base: {
    px: '3',
    py: '2',
    borderBottomWidth: '1px',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    maxW: '80',
  },
});
