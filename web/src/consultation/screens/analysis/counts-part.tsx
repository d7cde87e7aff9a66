import { countRepresentations } from '@calls/consultation/analysis/contract.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { useSearchModel } from '../../../land/ground/search/search-model.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { ChartPicture } from '../../ground/charts/chart-picture.tsx';
import { countsChart, shownIn } from '../../analysis/counts-chart.ts';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import { CountsTable } from './counts-table.tsx';
import { CountsTools } from './counts-tools.tsx';
import { RowsLink } from './rows-link.tsx';
import { useAnalysisAddress } from './use-analysis-address.ts';

/** Representations counted by one thing or two: a chart, and its table. */
export default function CountsPart({ asked }: { asked: Filter[] }) {
  const { at, change } = useAnalysisAddress();
  const { search } = useSearchModel();
  const { by, cross } = at;
  const query = useEndpoint(
    countRepresentations,
    { by, ...(cross ? { cross } : {}), filters: asked },
    { keepPrevious: false },
  );
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <CountsTools at={at} change={change} asked={asked} />
      <Loaded
        query={query}
        failed={messages.countsFailed}
        skeleton={<Skeleton h="80" />}
        isEmpty={({ total }) => total === 0}
        empty={
          <Empty
            kind="none"
            title={messages.none}
            action={
              asked.length > 0 && (
                <Button variant="outline" onClick={() => void search([], false)}>
                  {messages.clearFilters}
                </Button>
              )
            }
          >
            {messages.noneHint}
          </Empty>
        }
      >
        {(answer) => <Counts answer={answer} at={at} asked={asked} />}
      </Loaded>
    </chakra.div>
  );
}

interface CountsProps {
  answer: Parameters<typeof countsChart>[1];
  at: ReturnType<typeof useAnalysisAddress>['at'];
  asked: Filter[];
}

function Counts({ answer, at, asked }: CountsProps) {
  const { by, cross, chart, columns } = at;
  const drawn = useMemo(
    () => countsChart({ by, cross }, answer, { chart, columns }),
    [by, cross, answer, chart, columns],
  );
  const { total, values, more } = answer;
  const shown = shownIn(at, answer);
  return (
    <>
      <chakra.p role="status">
        <RowsLink count={total} words={messages.total} filters={asked} />{' '}
        {total === 1 ? messages.countedOne : messages.counted}
      </chakra.p>
      <ChartPicture chart={drawn} />
      {(by === 'topic' || cross === 'topic') && <Note>{messages.severalTopics}</Note>}
      {shown < values.length && <Note>{messages.chartCut(shown, values.length)}</Note>}
      {more && <Note>{messages.more(values.length)}</Note>}
      <CountsTable of={{ by, cross }} answer={answer} asked={asked} />
    </>
  );
}

const Note = chakra('p', { base: { color: 'fg.muted', textStyle: 'small', maxW: 'prose' } });
