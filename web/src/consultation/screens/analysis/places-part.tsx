import { countByWard } from '@calls/consultation/analysis/contract.ts';
import { filterOfValue } from '@contract/consultation/analysis/measures.ts';
import { figureText } from '@contract/consultation/ground/charts/chart.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { sitePath } from '../../../land/ground/sites/site-path.ts';
import { useSearchModel } from '../../../land/ground/search/search-model.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/table/plain-table.tsx';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import { type CountedPlace, PlacesMap } from './places-map.tsx';
import { RowsLink, rowsPath } from './rows-link.tsx';
import { Link } from 'react-router-dom';

type Places = OutputOf<typeof countByWard>;
type Ward = Places['wards'][number];
type Site = Places['sites'][number];

/** Where those who wrote live, and what sites they wrote about. */
export default function PlacesPart({ asked }: { asked: Filter[] }) {
  const query = useEndpoint(countByWard, { filters: asked });
  return (
    <Loaded
      query={query}
      failed={messages.placesFailed}
      skeleton={<Skeleton h="80" />}
      isEmpty={({ wards, sites }) => sites.length === 0 && !wards.some(({ ward }) => ward)}
      empty={
        asked.length > 0 ? (
          <NoneFound />
        ) : (
          <Empty kind="nothing" title={messages.noPlaces}>
            {messages.noPlacesHint}
          </Empty>
        )
      }
    >
      {(answer) => <PlacesShown places={answer} asked={asked} />}
    </Loaded>
  );
}

/** The filters may be the reason, whatever layers there are. */
function NoneFound() {
  const { search } = useSearchModel();
  return (
    <Empty
      kind="none"
      title={messages.noPlacesFound}
      action={
        <Button variant="outline" onClick={() => void search([], false)}>
          {messages.clearFilters}
        </Button>
      }
    >
      {messages.noPlacesFoundHint}
    </Empty>
  );
}

function PlacesShown({ places: { wards, sites }, asked }: { places: Places; asked: Filter[] }) {
  const points = useMemo(
    () => [
      ...wards.flatMap(({ ward, point, representations: count }): CountedPlace[] => {
        if (!point) return [];
        const label = messages.openRows(figureText(count), ward ?? messages.notKnown);
        const to = rowsPath([...asked, filterOfValue('ward', ward)]);
        return [{ kind: 'ward', point, count, to, label }];
      }),
      ...sites.map(({ siteId, name, point, representations: count }): CountedPlace => {
        const label = messages.openSite(figureText(count), name);
        return { kind: 'site', point, count, to: sitePath(siteId), label };
      }),
    ],
    [wards, sites, asked],
  );
  const hasPopulation = wards.some(({ population }) => population !== null);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <PlacesMap places={points} />
      <chakra.h2 textStyle="headingSm">{messages.reach}</chakra.h2>
      <PlainTable
        label={messages.reach}
        columns={wardColumns(asked)}
        rows={wards}
        rowKey={({ ward }) => ward ?? ''}
        look="framed"
        headsWidth="120px"
      />
      {!wards.some(({ ward, representations }) => ward !== null && representations > 0) && (
        <chakra.p color="fg.muted" textStyle="small" maxW="prose">
          {asked.length > 0 ? messages.noWardFoundHint : messages.noPlacesHint}
        </chakra.p>
      )}
      {!hasPopulation && (
        <chakra.p color="fg.muted" textStyle="small" maxW="prose">
          {messages.noPopulation}
        </chakra.p>
      )}
      {sites.length > 0 && (
        <>
          <chakra.h2 textStyle="headingSm">{messages.ofSites}</chakra.h2>
          <PlainTable
            label={messages.ofSites}
            columns={SITE_COLUMNS}
            rows={sites}
            rowKey={({ siteId }) => siteId}
            look="framed"
          />
        </>
      )}
    </chakra.div>
  );
}

const nameOf = ({ ward }: Ward) => ward ?? messages.notKnown;
const perThousand = ({ representations, population }: Ward) =>
  population ? (1000 * representations) / population : null;

const wardColumns = (asked: Filter[]): PlainColumn<Ward>[] => [
  { id: 'ward', label: messages.ward, heads: true, value: nameOf, text: nameOf },
  {
    id: 'representations',
    label: messages.representations,
    numeric: true,
    value: ({ representations }) => representations,
    text: ({ representations }) => figureText(representations),
    cell: (row) => (
      <RowsLink
        count={row.representations}
        words={nameOf(row)}
        filters={[...asked, filterOfValue('ward', row.ward)]}
      />
    ),
  },
  {
    id: 'population',
    label: messages.population,
    numeric: true,
    value: ({ population }) => population,
    text: ({ population }) => figureText(population),
  },
  {
    id: 'reach',
    label: messages.perThousand,
    numeric: true,
    value: perThousand,
    text: (row) => figureText(perThousand(row)),
  },
];

const SITE_COLUMNS: PlainColumn<Site>[] = [
  {
    id: 'site',
    label: messages.site,
    heads: true,
    text: ({ name }) => name,
    cell: ({ siteId, name }) => <Name to={sitePath(siteId)}>{name}</Name>,
  },
  {
    id: 'representations',
    label: messages.representations,
    numeric: true,
    value: ({ representations }) => representations,
    text: ({ representations }) => figureText(representations),
  },
];

const Name = chakra(Link, { base: { color: 'accent.fg', textDecoration: 'underline' } });
