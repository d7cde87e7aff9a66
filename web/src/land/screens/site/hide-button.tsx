import { EyeOff } from 'lucide-react';
import { IconButton } from '../../../ui/button.tsx';
import { sitePageMessages as messages } from './messages.ts';
import type { PanelId } from './panels.ts';

/** Takes a panel off the page while the layout is edited; the fields always stay. */
export function HideButton({ id, title, hide }: { id: PanelId; title: string; hide: () => void }) {
  if (id === 'features') return null;
  return (
    <IconButton size="sm" label={messages.hide(title)} icon={<EyeOff size={16} />} onClick={hide} />
  );
}
