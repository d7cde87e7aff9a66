import { listScenarios } from '@calls/land/scenarios/contract.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { menuRow } from '../../../ui/menu-row.ts';
import { moveInMenu } from '../../../ui/menu.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { scenarioLabel } from './chosen-scenarios.ts';
import { sharedSiteMessages as messages } from './messages.ts';

const FIVE_MINUTES = 300_000;

function useScenarios(siteId: number) {
  return useEndpoint(listScenarios, { siteId }, { staleTime: FIVE_MINUTES });
}

/** Fetches a site's scenarios, and tells the card how many there are or why that is unknown. */
export function ScenarioQuery({
  siteId,
  onCount,
  onError,
}: {
  siteId: number;
  onCount: (others: number) => void;
  onError: (message: string | undefined) => void;
}) {
  const { data, error } = useScenarios(siteId);
  const others = data?.scenarios.filter((each) => each.scenarioName !== BASE).length ?? 0;
  const failed = error ? `${messages.scenariosFailed}: ${error.message}` : undefined;
  useEffect(() => onCount(others), [others, onCount]);
  useEffect(() => onError(failed), [failed, onError]);
  return null;
}

interface ScenarioMenuProps {
  siteId: number;
  label: string;
  chosen: string;
  onChoose: (scenarioName: string) => void;
  /** They could not be fetched: the card says why. */
  onFailed: () => void;
}

/** A site's base and scenarios, with the current one marked. */
export function ScenarioMenu({ siteId, label, chosen, onChoose, onFailed }: ScenarioMenuProps) {
  const { data, error, isFetching } = useScenarios(siteId);
  const failed = error !== null && !isFetching;
  useEffect(() => {
    if (failed) onFailed();
  }, [failed, onFailed]);
  if (!data) {
    return (
      <chakra.div p="3">
        <SkeletonLines lines={2} height="5" />
      </chakra.div>
    );
  }
  const names = [...new Set([BASE, chosen, ...data.scenarios.map((each) => each.scenarioName)])];
  return (
    <chakra.div role="menu" aria-label={label} py="1" onKeyDown={moveInMenu}>
      {names.map((name) => (
        <Choice
          key={name}
          type="button"
          role="menuitem"
          aria-current={name === chosen || undefined}
          onClick={() => onChoose(name)}
        >
          {scenarioLabel(name)}
        </Choice>
      ))}
      {names.length === 1 && (
        <chakra.p px="3" py="1" textStyle="small" color="fg.muted">
          {messages.noScenarios}
        </chakra.p>
      )}
    </chakra.div>
  );
}

const Choice = chakra('button', {
  base: {
    ...menuRow,
    overflowWrap: 'anywhere',
    '&[aria-current]': { color: 'accent.fg', fontWeight: 'medium' },
  },
});
