import { Home } from 'lucide-react';
import { mapMessages as messages } from '../messages.ts';
import type { MapTool } from './map-tool.ts';
import { useToolbox } from './toolbox.ts';

export const home: MapTool = {
  id: 'home',
  kind: 'act',
  label: messages.home,
  icon: <Home size={20} />,
  useTool: function useHome() {
    return { act: useToolbox().goHome };
  },
};
