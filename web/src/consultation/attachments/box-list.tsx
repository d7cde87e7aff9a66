import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../ui/button.tsx';
import { attachmentPanelMessages as messages } from './messages.ts';
import type { Boxes } from './use-boxes.ts';

/** The boxes on all pages; each can be shown and deleted. */
export function BoxList({ boxes, show }: { boxes: Boxes; show: (page: number) => void }) {
  if (boxes.boxes.length === 0) return <chakra.p color="fg.muted">{messages.noBoxes}</chakra.p>;
  return (
    <chakra.ul aria-label={messages.boxes}>
      {boxes.boxes.map(({ key, page, kind }, at) => {
        const name = messages.box(at + 1, page, kind);
        return (
          <chakra.li key={key} display="flex" alignItems="center" gap="2">
            <Button
              size="sm"
              variant="ghost"
              aria-label={messages.show(name)}
              onClick={() => show(page)}
            >
              {name}
            </Button>
            <IconButton
              size="sm"
              label={messages.deleteBox(name)}
              icon={<Trash2 size={16} />}
              onClick={() => boxes.remove(key)}
            />
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
