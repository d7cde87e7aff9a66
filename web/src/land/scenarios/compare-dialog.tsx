import { getScenario } from '@calls/land/scenarios/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../api/use-endpoint.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { scenarioLabel } from '../ground/sites/chosen-scenarios.ts';
import { sharedSiteMessages } from '../ground/sites/messages.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { ComparedTable } from './compared-table.tsx';
import { comparedLines, onlyDifferent } from './compared.ts';
import { scenarioPanelMessages as messages } from './messages.ts';

/** More columns could not be read side by side. */
const MAX_COMPARED = 4;

/** Scenarios of a site side by side, each held against the first. */
export function CompareDialog({ names, close }: { names: string[]; close: () => void }) {
  const { siteId, fields } = useSite();
  const [chosen, setChosen] = useState(() => names.slice(0, MAX_COMPARED));
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const asked = useQueries({
    queries: chosen.map((scenario) => endpointQuery(getScenario, { siteId, scenario })),
  });
  const failed = asked.find(({ error, data }) => error && !data);
  const sites = asked.flatMap(({ data }) => (data ? [data.site as Record<string, unknown>] : []));
  const lines = comparedLines(fields.values(), sites);
  const toggle = (name: string) =>
    // In the order of the list, whichever was ticked first.
    setChosen(names.filter((each) => chosen.includes(each) !== (each === name)));
  return (
    <Dialog title={messages.compareTitle} width={960} onClose={close}>
      <Choices>
        <legend>{messages.comparing}</legend>
        {names.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              disabled={!chosen.includes(name) && chosen.length >= MAX_COMPARED}
              onChange={() => toggle(name)}
            />
            {scenarioLabel(name)}
          </label>
        ))}
        {names.length > MAX_COMPARED && <span>{messages.tooManyCompared(MAX_COMPARED)}</span>}
      </Choices>
      <Choices as="div">
        <label>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          {messages.onlyDifferences}
        </label>
      </Choices>
      {chosen.length < 2 && <p>{messages.chooseTwo}</p>}
      {failed && (
        <ErrorState
          title={sharedSiteMessages.scenariosFailed}
          error={failed.error}
          retry={() => void failed.refetch()}
        />
      )}
      {chosen.length >= 2 && !failed && sites.length < chosen.length && <SkeletonLines lines={6} />}
      {chosen.length >= 2 && sites.length === chosen.length && (
        <ComparedTable
          names={chosen.map(scenarioLabel)}
          lines={onlyDifferences ? onlyDifferent(lines) : lines}
        />
      )}
    </Dialog>
  );
}

const Choices = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
    alignItems: 'start',
    columnGap: '4',
    minW: '0',
    mb: '2',
    overflowWrap: 'anywhere',
    '& label': { display: 'flex', alignItems: 'center', gap: '2', minH: '8', cursor: 'pointer' },
    '& legend': { fontWeight: 'medium' },
    '& input': { w: '5', h: '5', flexShrink: 0, accentColor: 'var(--accent-solid)' },
  },
});
