import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useSite } from '../../ground/sites/site-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { MenuButton } from '../../../ui/menu.tsx';
import { useWidthClass } from '../../../ui/use-width.ts';
import { sitePageMessages as messages } from './messages.ts';
import type { PanelId } from './panels.ts';
import type { PagePanels } from './use-page-panels.ts';

/** The panels that hold nothing, in one line: what can be added, or for readers what there is not. */
export function EmptyPanels({ page: { known, folded, add } }: { page: PagePanels }) {
  const { can } = useSite();
  const phone = useWidthClass() === 'mobile';
  if (!known || folded.size === 0) return null;
  if (!can.edit) {
    const titles = [...folded.values()].map(({ title }) => title);
    return (
      <Line>
        {messages.nothingIn} {titles.join(' · ')}
      </Line>
    );
  }
  const entries = [...folded.keys()].map((id) => ({
    label: wordOf(id),
    onChoose: () => add(id),
  }));
  if (phone) {
    return (
      <Line data-screen-only>
        <MenuButton
          label={messages.add}
          variant="outline"
          icon={<Plus size={16} />}
          entries={entries}
        >
          {messages.add}
        </MenuButton>
      </Line>
    );
  }
  return (
    <Line role="group" aria-label={messages.add} data-screen-only>
      <span aria-hidden>{messages.add}</span>
      {entries.map(({ label, onChoose }) => (
        <Button
          key={label}
          size="sm"
          variant="ghost"
          icon={<Plus size={14} />}
          aria-label={messages.addWhat(label)}
          onClick={onChoose}
        >
          {label}
        </Button>
      ))}
    </Line>
  );
}

const wordOf = (id: PanelId) => messages.addTo[id] ?? messages.panels[id];

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1',
    px: '4',
    pt: '2',
    color: 'fg.muted',
  },
});
