import { Maximize2, Minimize2 } from 'lucide-react';
import { IconButton } from '../../../ui/button.tsx';
import { sitePageMessages as messages } from './messages.ts';

/** Expands a panel to the whole width, or makes it small again. */
export function ExpandButton({
  title,
  expanded,
  onToggle,
}: {
  title: string;
  expanded: boolean;
  onToggle: () => void;
}) {
  return (
    <IconButton
      size="sm"
      data-screen-only
      label={expanded ? messages.shrink(title) : messages.expand(title)}
      icon={expanded ? <Minimize2 size={16} /> : <Maximize2 size={16} />}
      onClick={onToggle}
    />
  );
}
