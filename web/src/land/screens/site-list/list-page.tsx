import { getSiteList } from '@calls/land/site-lists/contract.ts';
import { type Filter, SITE_LIST } from '@contract/council/ground/filters/filter.ts';
import { chakra } from '@chakra-ui/react';
import { ListX } from 'lucide-react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../../api/api-error.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { useFlag, useTenant } from '../../../session/tenant.tsx';
import { ResultsPanel } from '../search/results-panel.tsx';
import { SearchMap } from '../search/search-map.tsx';
import { ScreenFault } from '../../ground/search/screen-fault.tsx';
import { SearchModelProvider } from '../../ground/search/search-model.tsx';
import { useNewSearch } from '../../ground/search/use-search-model.ts';
import { useSearchScreen } from '../../ground/search/use-search-screen.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { ListState, SiteListTools } from '../../site-lists/list-tools.tsx';
import { ListScreen } from './list-screen.tsx';
import { listPanelMessages } from '../../site-lists/messages.ts';
import { RemoveTool } from './remove-tool.tsx';
import { useMemberScenarios } from '../../site-lists/use-member-scenarios.ts';
import { LoadedPage } from '../../../ui/page-frame/loaded-page.tsx';
import { PageFrame } from '../../../ui/page-frame/page-frame.tsx';

type Answer = Parameters<typeof SiteListTools>[0];

/** A saved list: its sites as a search shows them, on cards and on the map. */
export default function ListPage() {
  const { listId: text } = useParams();
  const listId = Number(text);
  const known = Number.isSafeInteger(listId) && listId > 0;
  const list = useEndpoint(getSiteList, known ? { listId } : null);
  usePageTitle(list.data?.list.listName, useTenant().name);
  if (!known || isApiError(list.error, 'not-found', 'payload-invalid')) return <NoSuchList />;
  return (
    <LoadedPage
      query={list}
      title={listPanelMessages.untitled}
      skeleton={
        <chakra.div p="6">
          <SkeletonLines lines={8} height="8" />
        </chakra.div>
      }
      failed={listPanelMessages.listFailed}
    >
      {(data) => <List key={listId} {...data} />}
    </LoadedPage>
  );
}

function List({ list, can }: Answer) {
  const fixed = useMemo(
    (): Filter[] => [{ type: 'in array', dbPropertyName: SITE_LIST, value: [list.id] }],
    [list.id],
  );
  const made = useNewSearch(useSearchScreen(), { fixed });
  const { screen, scenarios } = made.model;
  const individual = useFlag('sites list individual scenario');
  const keep = useMemberScenarios(list, scenarios, individual);
  const frame = { kind: 'map', title: list.listName, state: <ListState list={list} /> } as const;
  if (screen.error || screen.broken) {
    return (
      <PageFrame {...frame}>
        <ScreenFault screen={screen} title={listPanelMessages.listFailed} />
      </PageFrame>
    );
  }
  const empty = (
    <Empty
      kind="nothing"
      title={listPanelMessages.emptyList}
      action={
        <ButtonLink variant="outline" to="/">
          {listPanelMessages.toSearch}
        </ButtonLink>
      }
    >
      {listPanelMessages.emptyListHint}
    </Empty>
  );
  return (
    <SearchModelProvider {...made}>
      <PageFrame {...frame} actions={<SiteListTools list={list} can={can} />}>
        <ListScreen
          map={<SearchMap />}
          results={
            <ResultsPanel
              empty={empty}
              tools={can.write && <RemoveTool listId={list.id} />}
              {...(individual ? { scenarios: true } : {})}
              {...(individual && can.write ? { onScenario: keep } : {})}
            />
          }
        />
      </PageFrame>
    </SearchModelProvider>
  );
}

function NoSuchList() {
  return (
    <Empty
      kind="none"
      page
      icon={<ListX size={20} />}
      title={listPanelMessages.notFound}
      action={
        <ButtonLink variant="outline" to="/">
          {listPanelMessages.toSearch}
        </ButtonLink>
      }
    >
      {listPanelMessages.notFoundHint}
    </Empty>
  );
}
