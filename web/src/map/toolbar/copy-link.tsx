import { Link } from 'lucide-react';
import { showToast } from '../../ui/toast-store.ts';
import { mapMessages as messages } from '../messages.ts';
import type { MapTool } from './map-tool.ts';

/** The address of the current view: search, selected site and map position. */
export const copyLink: MapTool = {
  id: 'copy-link',
  kind: 'act',
  label: messages.copyLink,
  icon: <Link size={20} />,
  useTool: function useCopyLink() {
    return { act: () => void copy(location.href) };
  },
};

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', title: messages.linkCopied, text: messages.linkCopiedHint });
  } catch {
    // Not allowed to copy: people can still select it here.
    showToast({ kind: 'warning', title: messages.linkNotCopied, text });
  }
}
