import { checkBrownfield } from '@calls/land/composed/exports/register-contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/table/plain-table.tsx';
import { exportPageMessages as messages } from './messages.ts';

export type RegisterCheckAnswer = OutputOf<typeof checkBrownfield>;
type Which = { site_ids?: number[] | undefined; selection?: string | undefined };

/** Requests whether the sites make a valid register; `null` requests nothing. */
export function useRegisterCheck(
  which: (Which & { scenario: string; developed?: boolean | undefined }) | null,
) {
  // What stands there stays until the answer comes, and with it the focus.
  return useEndpoint(checkBrownfield, which, { staleTime: 0, keepPrevious: true });
}

interface ReportProps {
  check: ReturnType<typeof useRegisterCheck>;
  /** Whether somebody says that all of the sites are previously developed land. */
  developed: boolean;
  onDeveloped: (developed: boolean) => void;
}

/** What must be corrected before the register is valid, with a link to each site. */
export function RegisterReport({ check, developed, onDeveloped }: ReportProps) {
  return (
    <chakra.section aria-labelledby="register-check" display="grid" gap="2" minW="0">
      <chakra.h2 id="register-check" textStyle="headingSm">
        {messages.check}
      </chakra.h2>
      <Loaded query={check} skeleton={<Skeleton h="32" />} failed={messages.checkFailed}>
        {(found) => (
          <>
            {(developed || !found.landKnown) && (
              <SaidOfLand developed={developed} onDeveloped={onDeveloped} />
            )}
            <Result found={found} />
          </>
        )}
      </Loaded>
    </chakra.section>
  );
}

/** Where no field tells which land was developed before: that it is so, and a way to say it of these sites. */
function SaidOfLand({ developed, onDeveloped }: Omit<ReportProps, 'check'>) {
  return (
    <chakra.div display="grid" gap="2">
      <chakra.p display="flex" gap="2" alignItems="center">
        <chakra.span color="fg.warning" aria-hidden>
          <CircleAlert size={16} />
        </chakra.span>
        {messages.noLandField}
      </chakra.p>
      <chakra.label display="flex" gap="2" alignItems="center" minH="6">
        <input
          type="checkbox"
          checked={developed}
          onChange={(event) => onDeveloped(event.target.checked)}
        />
        {messages.allDeveloped}
      </chakra.label>
    </chakra.div>
  );
}

function Result({ found }: { found: RegisterCheckAnswer }) {
  const { ready, problems, leftOut, noted, counts } = found;
  const belonging = counts.sites - counts.leftOut;
  return (
    <>
      <chakra.p role="status" display="flex" gap="2" alignItems="center">
        <chakra.span color={ready ? 'fg.success' : 'fg.warning'} aria-hidden>
          {ready ? <CircleCheck size={16} /> : <CircleAlert size={16} />}
        </chakra.span>
        {ready
          ? messages.ready(counts.readySites)
          : messages.notReady(counts.readySites, belonging)}
      </chakra.p>
      {problems.length > 0 && (
        <PlainTable
          look="framed"
          label={messages.problems}
          columns={COLUMNS}
          rows={problems}
          rowKey={({ siteId, column, reason }) => `${siteId} ${column} ${reason}`}
          tall="320px"
        />
      )}
      <FirstOf shown={problems.length} all={counts.problems} />
      <SitesSaid title={messages.leftOut(counts.leftOut)} sites={leftOut} all={counts.leftOut} />
      <SitesSaid title={messages.noted(counts.noted)} sites={noted} all={counts.noted} />
    </>
  );
}

/** Sites with what is said of each; nothing where there are none. */
function SitesSaid({ title, sites, all }: { title: string; sites: SiteSaid[]; all: number }) {
  if (all === 0) return null;
  return (
    <>
      <chakra.h3 textStyle="headingSm">{title}</chakra.h3>
      <PlainTable
        look="framed"
        label={title}
        columns={[siteColumn, reasonColumn]}
        rows={sites}
        rowKey={({ siteId }) => String(siteId)}
        tall="320px"
      />
      <FirstOf shown={sites.length} all={all} />
    </>
  );
}

function FirstOf({ shown, all }: { shown: number; all: number }) {
  if (all <= shown) return null;
  return (
    <chakra.p color="fg.muted" textStyle="small">
      {messages.firstProblems(shown, all)}
    </chakra.p>
  );
}

const [SITE, COLUMN, REASON] = messages.problemColumns;
type Problem = RegisterCheckAnswer['problems'][number];
type SiteSaid = Omit<Problem, 'column'>;

const siteColumn: PlainColumn<SiteSaid> = {
  id: 'site',
  label: SITE,
  text: ({ siteId }) => String(siteId),
  cell: ({ siteId, reference }) =>
    siteId === null ? (
      messages.wholeRegister
    ) : (
      <chakra.span color="accent.fg" textDecoration="underline">
        <Link to={`/site/${siteId}`}>{messages.site(reference, siteId)}</Link>
      </chakra.span>
    ),
};
const reasonColumn: PlainColumn<SiteSaid> = {
  id: 'reason',
  label: REASON,
  text: ({ reason }) => reason,
  value: ({ reason }) => reason,
};
const COLUMNS: PlainColumn<Problem>[] = [
  siteColumn,
  { id: 'column', label: COLUMN, text: ({ column }) => column, value: ({ column }) => column },
  reasonColumn,
];
