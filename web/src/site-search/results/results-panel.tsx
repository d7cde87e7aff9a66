import { formatNumber } from '@contract/dictionary/format-value.ts';
import type { SiteRecord } from '@contract/site-search/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useCallback, useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { cardHeight } from './card-line.ts';
import { messages } from '../messages.ts';
import { ResultCard } from './result-card.tsx';
import { useFound, usePointing, useSearchModel } from '../search-model.tsx';
import type { FoundSites } from './use-found-sites.ts';

/** The property that heads a card. */
const TITLE = 'site_name';

/** Count, select-all and the cards, however many there are. */
export function ResultsPanel() {
  const { screen, state, show } = useSearchModel();
  const found = useFound();
  const { ticked, setTicked, setHovered } = usePointing();
  const { sites, total } = found;
  const { card, fields } = screen;
  const selected = state.site;
  const tick = useCallback(
    (id: number) =>
      setTicked((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [setTicked],
  );
  // The card's heading says it already.
  const rows = useMemo(() => card.filter((each) => each.dbPropertyName !== TITLE), [card]);
  const height = cardHeight(rows.length);
  const all = sites.length > 0 && ticked.size >= sites.length;
  return (
    <>
      <ResultsHead found={found}>
        <chakra.label display="flex" alignItems="center" gap="2" minH="6" cursor="pointer">
          <chakra.input
            type="checkbox"
            w="4"
            h="4"
            checked={all}
            disabled={sites.length === 0}
            onChange={() => setTicked(() => new Set(all ? [] : sites.map((site) => site.id)))}
          />
          {messages.selectAll}
          {ticked.size > 0 && (
            <chakra.span color="fg.muted">
              {messages.selected(formatNumber(ticked.size))}
            </chakra.span>
          )}
        </chakra.label>
      </ResultsHead>
      {found.error && (
        <ErrorState title={messages.searchFailed} error={found.error} retry={found.retry} />
      )}
      {total === undefined && !found.error && (
        <chakra.div p="4">
          <SkeletonLines lines={8} height="7" />
        </chakra.div>
      )}
      {total === 0 && <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>}
      {sites.length > 0 && (
        <VirtualList
          label={messages.sites}
          items={sites}
          keyOf={(site) => site.id}
          estimate={() => height}
          showIndex={
            selected === undefined ? undefined : sites.findIndex((site) => site.id === selected)
          }
        >
          {(site) => (
            <ResultCard
              site={site}
              name={nameOf(site)}
              rows={rows}
              fields={fields}
              height={height}
              selected={site.id === selected}
              ticked={ticked.has(site.id)}
              onTick={tick}
              onHover={setHovered}
              onShow={show}
            />
          )}
        </VirtualList>
      )}
    </>
  );
}

/** The count is always in sight, with a way to stop what is still arriving. */
function ResultsHead({ found, children }: { found: FoundSites; children: React.ReactNode }) {
  const { sites, total } = found;
  const count =
    total === undefined
      ? messages.requesting
      : messages.found(formatNumber(sites.length), formatNumber(total));
  return (
    <chakra.div px="4" py="2" borderBottomWidth="1px" display="grid" gap="1">
      <chakra.div display="flex" alignItems="center" gap="2" minH="8">
        <chakra.p role="status" flex="1" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {found.error && total === undefined ? messages.searchFailed : count}
        </chakra.p>
        {found.arriving && total !== undefined && (
          <Button variant="ghost" size="sm" onClick={found.stop}>
            {messages.cancel}
          </Button>
        )}
        {found.stopped && (
          <Button variant="ghost" size="sm" onClick={found.goOn}>
            {messages.continue}
          </Button>
        )}
      </chakra.div>
      {children}
    </chakra.div>
  );
}

/** A site's name, else its reference, else its number. */
export function nameOf(site: SiteRecord): string {
  const { site_name: name, address } = site as { site_name?: unknown; address?: unknown };
  const named = [name, address, site.source_reference].find(
    (each) => typeof each === 'string' && each,
  );
  return typeof named === 'string' ? named : messages.site(site.id);
}
