import { Maximize } from 'lucide-react';
import { useEffect, useState } from 'react';
import { mapMessages as messages } from '../messages.ts';
import type { MapTool } from './map-tool.ts';
import { useToolbox } from './toolbox.ts';

export const fullScreen: MapTool = {
  id: 'full-screen',
  kind: 'act',
  label: messages.fullScreen,
  icon: <Maximize size={20} />,
  useTool: function useFullScreen() {
    const { frame } = useToolbox();
    const [full, setFull] = useState(document.fullscreenElement !== null);
    useEffect(() => {
      const look = () => setFull(document.fullscreenElement !== null);
      document.addEventListener('fullscreenchange', look);
      return () => document.removeEventListener('fullscreenchange', look);
    }, []);
    return {
      hidden: !document.fullscreenEnabled,
      pressed: full,
      act: () => {
        if (full) void document.exitFullscreen();
        else void frame.current?.requestFullscreen().catch(() => undefined);
      },
    };
  },
};
