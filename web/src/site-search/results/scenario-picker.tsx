import { listScenarios } from '@calls/scenarios/contract.ts';
import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { moveInMenu } from '../../ui/menu.tsx';
import { Popover } from '../../ui/popover.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BASE } from './chosen-scenarios.ts';
import { messages } from './messages.ts';

/** A card that only flies by asks for nothing. */
const RESTS_AFTER_MS = 400;
const FIVE_MINUTES = 300_000;

interface ScenarioPickerProps {
  siteId: number;
  siteName: string;
  chosen: string;
  onChoose: (scenarioName: string) => void;
  /** Asks for the site's scenarios as soon as the card rests in sight, not only when it is opened. */
  eager: boolean;
  onError: (message: string | undefined) => void;
  tabIndex: number;
}

/** The scenario under which a site is shown: the base, or one of its own. */
export function ScenarioPicker(props: ScenarioPickerProps) {
  const { siteId, siteName, chosen, onChoose, eager, onError, tabIndex } = props;
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const wanted = useRest(eager) || open;
  const { data, error, isFetching, refetch } = useEndpoint(
    listScenarios,
    wanted ? ({ siteId } as never) : null,
    { staleTime: FIVE_MINUTES },
  );
  const failed = error ? `${messages.scenariosFailed}: ${error.message}` : undefined;
  useEffect(() => onError(failed), [failed, onError]);
  const names = [
    ...new Set([BASE, chosen, ...(data?.scenarios.map((each) => each.scenarioName) ?? [])]),
  ];
  const others = names.length - 1;
  const choose = (name: string) => {
    setOpen(false);
    onChoose(name);
  };
  return (
    <>
      <Opener
        ref={anchor}
        type="button"
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => {
          if (!open && error && !isFetching) void refetch();
          setOpen(!open);
        }}
      >
        <chakra.span color="fg.muted">{messages.scenario}</chakra.span>
        <chakra.span truncate>{said(chosen)}</chakra.span>
        {data && chosen === BASE && others > 0 && (
          <chakra.span color="fg.muted">{messages.moreScenarios(others)}</chakra.span>
        )}
        <VisuallyHidden>{siteName}</VisuallyHidden>
        <ChevronDown size={12} aria-hidden />
      </Opener>
      {open && !(error && !isFetching) && (
        <Popover
          anchor={anchor}
          onClose={() => setOpen(false)}
          label={messages.scenarioOf(siteName)}
          side="below"
          width="56"
        >
          {data ? (
            <chakra.div
              role="menu"
              aria-label={messages.scenarioOf(siteName)}
              py="1"
              onKeyDown={moveInMenu}
            >
              {names.map((name) => (
                <Choice
                  key={name}
                  type="button"
                  role="menuitem"
                  aria-current={name === chosen || undefined}
                  onClick={() => choose(name)}
                >
                  {said(name)}
                </Choice>
              ))}
              {others === 0 && (
                <chakra.p px="3" py="1" textStyle="small" color="fg.muted">
                  {messages.noScenarios}
                </chakra.p>
              )}
            </chakra.div>
          ) : (
            <chakra.div p="3">
              <SkeletonLines lines={2} height="5" />
            </chakra.div>
          )}
        </Popover>
      )}
    </>
  );
}

const said = (name: string) => (name === BASE ? messages.baseScenario : name);

/** True once something has been in sight for a moment. */
function useRest(on: boolean): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setRests(true), RESTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [on]);
  return on && rests;
}

const Opener = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '24px',
    maxW: 'full',
    // Its text stands flush with the lines over it.
    mx: '-1',
    px: '1',
    borderRadius: 'sm',
    fontSize: '11px',
    lineHeight: '16px',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _expanded: { bg: 'bg.muted' },
    '& svg': { flexShrink: 0 },
  },
});
const Choice = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    minH: '8',
    px: '3',
    py: '1',
    textAlign: 'start',
    textStyle: 'body',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { bg: 'bg.muted', outlineOffset: '-2px' },
    '&[aria-current]': { color: 'accent.fg', fontWeight: 'medium' },
  },
});
