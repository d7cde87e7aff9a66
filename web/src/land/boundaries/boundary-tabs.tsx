import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { boundaryPanelMessages as messages } from './messages.ts';

export type BoundaryTab = keyof typeof messages.tabs;

const tabs = Object.keys(messages.tabs) as BoundaryTab[];

/** A page has one map of a site, and one boundary being edited. */
export const tabId = (tab: BoundaryTab) => `boundary-tab-${tab}`;

/** The ways of changing a boundary; arrows, Home and End move between them. */
export function BoundaryTabs({
  tab,
  choose,
}: {
  tab: BoundaryTab;
  choose: (tab: BoundaryTab) => void;
}) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.indexOf(tab);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const there = tabs.at(next % tabs.length);
    if (!there) return;
    choose(there);
    document.getElementById(tabId(there))?.focus();
  };
  return (
    <chakra.div
      role="tablist"
      aria-label={messages.tool}
      display="flex"
      flexWrap="wrap"
      gap="1"
      onKeyDown={move}
    >
      {tabs.map((each) => (
        <Button
          key={each}
          id={tabId(each)}
          role="tab"
          size="sm"
          variant={each === tab ? 'outline' : 'ghost'}
          aria-selected={each === tab}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => choose(each)}
        >
          {messages.tabs[each]}
        </Button>
      ))}
    </chakra.div>
  );
}
