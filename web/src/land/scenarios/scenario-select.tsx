import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { ScenarioMenu } from '../ground/sites/scenario-menu.tsx';
import { useFlag } from '../../session/tenant.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { scenarioLabel } from '../ground/sites/chosen-scenarios.ts';
import { sharedSiteMessages } from '../ground/sites/messages.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { scenarioPanelMessages as messages } from './messages.ts';
import { useScenarioChoice } from './use-scenario-choice.ts';

/** Chooses the scenario that the site is shown under, in the page's head; just its name where scenarios are off. */
export function ScenarioSelect() {
  const { siteId, scenario } = useSite();
  const on = useFlag('site view scenarios');
  const choose = useScenarioChoice();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const name = scenarioLabel(scenario);
  if (!on)
    return (
      <Badge>
        {messages.scenario}: {name}
      </Badge>
    );
  return (
    <>
      <Button
        ref={anchor}
        size="sm"
        variant="outline"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <chakra.span color="fg.muted">{messages.scenario}</chakra.span>
        <chakra.span maxW={{ base: '20', md: '40' }} truncate>
          {name}
        </chakra.span>
        <ChevronDown size={16} aria-hidden />
      </Button>
      {open && (
        <Popover anchor={anchor} onClose={close} label={messages.chooseOf} side="below" width="56">
          <ScenarioMenu
            siteId={siteId}
            label={messages.chooseOf}
            chosen={scenario}
            onChoose={(chosen) => {
              close();
              choose(chosen);
            }}
            onFailed={() => {
              close();
              showToast({ kind: 'danger', title: sharedSiteMessages.scenariosFailed });
            }}
          />
        </Popover>
      )}
    </>
  );
}
