import { PenTool } from 'lucide-react';
import { useAccess } from '../../session/access.tsx';
import type { MapTool } from '../../map/toolbar/map-tool.ts';
import { uiMessages } from '../../ui/messages.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { showToast } from '../../ui/toast-store.ts';
import { customSiteMessages as messages } from './messages.ts';
import { dropWork, hasWork, keepWork, keptWork } from './site-work.ts';

/** Adds a site: drawn, or from a file or coordinates. For those who may write sites. */
export const drawSite: MapTool = {
  id: 'draw-site',
  kind: 'hand',
  label: messages.tool,
  icon: <PenTool size={20} />,
  useTool: function useDrawSite() {
    const { allowed, missing } = useAccess('sites', 'write');
    if (allowed) return {};
    return { reason: `${uiMessages.noPermission} ${missing.join(', ')}`.trim() };
  },
  Part: lazyPart(() => import('./draw-site.tsx')),
  hasWork,
  onPutDown: (takeAgain) => {
    const work = keptWork();
    const worthUndoing = hasWork();
    dropWork();
    if (!worthUndoing) return;
    showToast({
      kind: 'info',
      title: messages.cancelled,
      action: {
        label: uiMessages.undo,
        run: () => {
          keepWork(work);
          takeAgain();
        },
      },
    });
  },
};
