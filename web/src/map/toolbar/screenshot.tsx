import { Camera } from 'lucide-react';
import { showToast } from '../../ui/toast-store.ts';
import { useMapParts } from '../map-parts.ts';
import { mapMessages as messages } from '../messages.ts';
import type { MapTool } from './map-tool.ts';
import { useToolbox } from './toolbox.ts';

/** Saves the map as map-screenshot.png, with its legend, scale and attribution. */
export const screenshot: MapTool = {
  id: 'screenshot',
  kind: 'act',
  label: messages.screenshot,
  icon: <Camera size={20} />,
  useTool: function useScreenshot() {
    const map = useMapParts()?.map;
    const { frame } = useToolbox();
    const take = async () => {
      if (!map || !frame.current) return;
      try {
        const { saveScreenshot } = await import('./save-screenshot.ts');
        await saveScreenshot(map, frame.current);
      } catch {
        showToast({ kind: 'danger', title: messages.screenshotFailed, text: messages.tryLater });
      }
    };
    return { act: () => void take() };
  },
};
