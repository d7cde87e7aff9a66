import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { chakra } from '@chakra-ui/react';
import { GitBranch } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { scenarioPanelMessages as messages } from './messages.ts';
import { useScenarioChoice } from './use-scenario-choice.ts';

/** Says under which scenario the page is read or edited, with the way back to the site itself. Not there for the base. */
export function ScenarioBar() {
  const { scenario, can } = useSite();
  const choose = useScenarioChoice();
  if (scenario === BASE) return null;
  return (
    <Bar role="status">
      <GitBranch size={16} aria-hidden />
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        {can.edit ? messages.editing(scenario) : messages.reading(scenario)}
      </chakra.span>
      <Button size="sm" variant="outline" data-screen-only onClick={() => choose(BASE)}>
        {messages.backToSite}
      </Button>
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '1',
    bg: 'bg.warning',
    color: 'fg.warning',
    fontWeight: 'medium',
    borderTopWidth: '1px',
    borderColor: 'fg.warning',
    '& svg': { flexShrink: 0 },
  },
});
