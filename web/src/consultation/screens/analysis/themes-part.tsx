import { decideTheme, listThemes } from '@calls/consultation/analysis/contract/themes.ts';
import type { Theme } from '@contract/consultation/analysis/contract/themes.ts';
import { chakra } from '@chakra-ui/react';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Permitted } from '../../../session/access.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import { ProposalCard } from './proposal-card.tsx';
import { Proposals } from './proposals-head.tsx';
import { ThemeDetail } from './theme-detail.tsx';

/** What representations are about by their words: proposed, and what officers signed off. */
export default function ThemesPart() {
  return (
    <Proposals find="findThemes" label={messages.findThemes}>
      {(consultationId) => <Themes key={consultationId} consultationId={consultationId} />}
    </Proposals>
  );
}

function Themes({ consultationId }: { consultationId: number }) {
  const query = useEndpoint(listThemes, { consultationId });
  return (
    <Loaded
      query={query}
      failed={messages.themesFailed}
      skeleton={<SkeletonLines lines={6} />}
      isEmpty={({ themes }) => themes.length === 0}
      empty={
        <Empty kind="nothing" title={messages.noThemes}>
          {messages.noThemesHint}
        </Empty>
      }
    >
      {({ themes }) => (
        <chakra.ul display="grid" gap="3">
          {themes.map((each) => (
            <OneTheme
              key={each.id}
              theme={each}
              others={themes.filter(({ id, state }) => id !== each.id && state !== 'refused')}
            />
          ))}
        </chakra.ul>
      )}
    </Loaded>
  );
}

type Decision = 'proposed' | 'signed off' | 'refused';
const DECISIONS: readonly [Decision, string][] = [
  ['signed off', messages.signOff],
  ['refused', messages.refuse],
  ['proposed', messages.proposeAgain],
];

function OneTheme({ theme, others }: { theme: Theme; others: readonly Theme[] }) {
  const { id, row_version, name, state, representations } = theme;
  const { run, running } = useAction(decideTheme, { failure: messages.decideFailed });
  const decide = (to: Decision) => void run({ id, row_version, state: to });
  const offered = DECISIONS.filter(
    ([to]) => to !== state && (to === 'proposed') === (state !== 'proposed'),
  );
  return (
    <ProposalCard
      name={name}
      state={state}
      counts={messages.themeCounts(representations)}
      actions={offered.map(([to, label]) => (
        <Permitted key={to} unit="representations" actions={['write']}>
          <Button size="sm" variant="outline" busy={running} onClick={() => decide(to)}>
            {label}
          </Button>
        </Permitted>
      ))}
      renderDetail={() => <ThemeDetail theme={theme} others={others} />}
    />
  );
}
