import { Link } from 'lucide-react';
import { showToast } from '../../ui/toast-store.ts';
import { messages } from '../messages.ts';
import type { MapTool } from './map-tool.ts';

/** The address of what is shown: search, selected site and view. */
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
    // Not allowed to: it can still be taken from here.
    showToast({ kind: 'warning', title: messages.linkNotCopied, text });
  }
}
