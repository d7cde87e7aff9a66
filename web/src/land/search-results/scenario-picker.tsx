import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Popover } from '../../ui/popover.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { scenarioLabel } from '../ground/sites/chosen-scenarios.ts';
import { searchResultMessages as messages } from './messages.ts';
import { ScenarioMenu, ScenarioQuery } from '../ground/sites/scenario-menu.tsx';

/** A card that is only scrolled past requests nothing. */
const RESTS_AFTER_MS = 400;

interface ScenarioPickerProps {
  siteId: number;
  siteName: string;
  chosen: string;
  onChoose: (scenarioName: string) => void;
  /** Fetches the site's scenarios as soon as the card stays visible, not only when the menu is opened. */
  eager: boolean;
  onError: (message: string | undefined) => void;
  tabIndex: number;
}

/** Chooses the scenario that a site is shown under. */
export function ScenarioPicker(props: ScenarioPickerProps) {
  const { siteId, siteName, chosen, onChoose, eager, onError, tabIndex } = props;
  const [open, setOpen] = useState(false);
  const [others, setOthers] = useState(0);
  const anchor = useRef<HTMLButtonElement>(null);
  const rests = useRest(eager);
  const close = () => setOpen(false);
  return (
    <>
      <button
        data-part="scenario"
        ref={anchor}
        type="button"
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span data-muted>{messages.scenario}</span>
        <span data-name>{scenarioLabel(chosen)}</span>
        {chosen === BASE && others > 0 && <span data-muted>{messages.moreScenarios(others)}</span>}
        <VisuallyHidden>{siteName}</VisuallyHidden>
        <ChevronDown size={12} aria-hidden />
      </button>
      {(rests || open) && <ScenarioQuery siteId={siteId} onCount={setOthers} onError={onError} />}
      {open && (
        <Popover
          anchor={anchor}
          onClose={close}
          label={messages.scenarioOf(siteName)}
          side="below"
          width="56"
        >
          <ScenarioMenu
            siteId={siteId}
            label={messages.scenarioOf(siteName)}
            chosen={chosen}
            onChoose={(name) => {
              close();
              onChoose(name);
            }}
            onFailed={close}
          />
        </Popover>
      )}
    </>
  );
}

/** Whether something has been visible for a moment. */
function useRest(on: boolean): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setRests(true), RESTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [on]);
  return on && rests;
}
