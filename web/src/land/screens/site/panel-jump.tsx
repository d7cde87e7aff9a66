import { ChevronsUpDown } from 'lucide-react';
import { MenuButton } from '../../../ui/menu.tsx';
import { sitePageMessages as messages } from './messages.ts';
import { headingOf } from './panel-heading.ts';
import type { PanelId } from './panels.ts';
import type { PagePanels } from './use-page-panels.ts';

/** On phones, where the panels are below one another: jumps to any of them. */
export function PanelJump({ page: { shown } }: { page: PagePanels }) {
  return (
    <MenuButton
      label={messages.goTo}
      variant="outline"
      icon={<ChevronsUpDown size={16} />}
      data-screen-only
      entries={[...shown].map(([id, { title }]) => ({ label: title, onChoose: () => goTo(id) }))}
    >
      {messages.goTo}
    </MenuButton>
  );
}

function goTo(id: PanelId): void {
  const heading = document.getElementById(headingOf(id));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
