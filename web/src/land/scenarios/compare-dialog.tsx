import { getScenario } from '@calls/land/scenarios/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../api/use-endpoint.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded, together } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { scenarioLabel } from '../ground/sites/chosen-scenarios.ts';
import { sharedSiteMessages } from '../ground/sites/messages.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { ComparedTable } from './compared-table.tsx';
import { comparedLines, onlyDifferent } from './compared.ts';
import { scenarioPanelMessages as messages } from './messages.ts';

/** More columns could not be read side by side. */
const MAX_COMPARED = 4;

/** A site's scenarios side by side, each compared with the first. */
export function CompareDialog({ names, close }: { names: string[]; close: () => void }) {
  const { siteId, fields } = useSite();
  const [chosen, setChosen] = useState(() => names.slice(0, MAX_COMPARED));
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const asked = useQueries({
    queries: chosen.map((scenario) => endpointQuery(getScenario, { siteId, scenario })),
  });
  const linesOf = (sites: Record<string, unknown>[]) => {
    const lines = comparedLines(fields.values(), sites);
    return onlyDifferences ? onlyDifferent(lines) : lines;
  };
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
      {chosen.length < 2 ? (
        <p>{messages.chooseTwo}</p>
      ) : (
        <Loaded
          // Keyed by place, because the order of the columns stays.
          query={together(Object.fromEntries(asked.map((each, at) => [at, each])))}
          skeleton={<SkeletonLines lines={6} />}
          failed={sharedSiteMessages.scenariosFailed}
        >
          {(found) => (
            <ComparedTable
              names={chosen.map(scenarioLabel)}
              lines={linesOf(Object.values(found).map(({ site }) => site))}
            />
          )}
        </Loaded>
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
