import { ChevronsUpDown } from 'lucide-react';
import { MenuButton } from '../../../ui/menu.tsx';
import { sitePageMessages as messages } from './messages.ts';
import { headingOf } from './panel-heading.ts';
import { usePanels } from './use-panels.ts';

/** On phones, where the panels are below one another: jumps to any of them. */
export function PanelJump() {
  const panels = usePanels();
  return (
    <MenuButton
      label={messages.goTo}
      variant="outline"
      icon={<ChevronsUpDown size={16} />}
      data-screen-only
      entries={[...panels].map(([id, { title }]) => ({
        label: title,
        onChoose: () => {
          const heading = document.getElementById(headingOf(id));
          heading?.scrollIntoView();
          heading?.focus({ preventScroll: true });
        },
      }))}
    >
      {messages.goTo}
    </MenuButton>
  );
}
