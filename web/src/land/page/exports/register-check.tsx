import { checkBrownfield } from '@calls/land/page/exports/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { exportPageMessages as messages } from './messages.ts';

export type RegisterCheckAnswer = OutputOf<typeof checkBrownfield>;
type Which = { site_ids?: number[] | undefined; selection?: string | undefined };

/** Requests whether the sites make a valid register; `null` requests nothing. */
export function useRegisterCheck(which: (Which & { scenario: string }) | null) {
  return useEndpoint(checkBrownfield, which, { staleTime: 0 });
}

/** What must be corrected before the register is valid, with a link to each site. */
export function RegisterReport({ check }: { check: ReturnType<typeof useRegisterCheck> }) {
  if (check.error)
    return (
      <ErrorState
        title={messages.checkFailed}
        error={check.error}
        retry={() => void check.refetch()}
      />
    );
  return (
    <chakra.section aria-labelledby="register-check" display="grid" gap="2" minW="0">
      <chakra.h2 id="register-check" textStyle="headingSm">
        {messages.check}
      </chakra.h2>
      {check.data ? <Result found={check.data} /> : <Skeleton h="32" />}
    </chakra.section>
  );
}

function Result({ found }: { found: RegisterCheckAnswer }) {
  const { ready, problems, counts } = found;
  return (
    <>
      <chakra.p role="status" display="flex" gap="2" alignItems="center">
        <chakra.span color={ready ? 'fg.success' : 'fg.warning'} aria-hidden>
          {ready ? <CircleCheck size={16} /> : <CircleAlert size={16} />}
        </chakra.span>
        {ready ? messages.ready(counts.sites) : messages.notReady(counts.readySites, counts.sites)}
      </chakra.p>
      {problems.length > 0 && (
        <chakra.div
          role="group"
          aria-label={messages.problems}
          tabIndex={0}
          maxH="80"
          overflow="auto"
          borderWidth="1px"
          borderRadius="md"
          bg="bg.panel"
        >
          <chakra.table w="full" textStyle="small" borderCollapse="collapse">
            <chakra.thead position="sticky" top="0" bg="bg.subtle">
              <tr>
                {messages.problemColumns.map((head) => (
                  <Head key={head} scope="col">
                    {head}
                  </Head>
                ))}
              </tr>
            </chakra.thead>
            <tbody>
              {problems.map(({ siteId, reference, column, reason }) => (
                <tr key={`${siteId} ${column} ${reason}`}>
                  <Cell>
                    {siteId === null ? (
                      messages.wholeRegister
                    ) : (
                      <chakra.span color="accent.fg" textDecoration="underline">
                        <Link to={`/site/${siteId}`}>{messages.site(reference, siteId)}</Link>
                      </chakra.span>
                    )}
                  </Cell>
                  <Cell>{column}</Cell>
                  <Cell>{reason}</Cell>
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </chakra.div>
      )}
      {counts.problems > problems.length && (
        <chakra.p color="fg.muted" textStyle="small">
          {messages.firstProblems(problems.length, counts.problems)}
        </chakra.p>
      )}
    </>
  );
}

const Head = chakra('th', {
  base: { px: '2', h: '8', textAlign: 'start', fontWeight: 'semibold' },
});
const Cell = chakra('td', {
  base: {
    px: '2',
    py: '1.5',
    borderTopWidth: '1px',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
});
