import { Link } from 'lucide-react';
import { copyText } from '../../ui/copy-text.ts';
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

const copy = (address: string) =>
  copyText(address, {
    copied: messages.linkCopied,
    hint: messages.linkCopiedHint,
    notCopied: messages.linkNotCopied,
  });
