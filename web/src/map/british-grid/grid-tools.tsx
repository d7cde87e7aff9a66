import { chakra } from '@chakra-ui/react';
import { Home, Maximize, Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { reducedMotion } from '../reduced-motion.ts';
import { ToolFace } from '../toolbar/tool-button.tsx';
import { type Box, EASE_MS } from '../view.ts';
import { fitBox } from './fit-box.ts';
import { useGridMap } from './grid-map-context.ts';
import { britishGridMessages as messages } from './messages.ts';

interface GridToolsProps {
  home: Box;
  padding: number;
  children?: ReactNode;
}

/** White 40 px buttons at the top right: zoom in, zoom out, the whole site, full screen, and the screen's own. */
export function GridTools({ home, padding, children }: GridToolsProps) {
  const { map, frame } = useGridMap();
  const full = useFullScreen(frame);
  const duration = () => (reducedMotion.matches ? 0 : EASE_MS);
  const step = (by: number) => {
    const view = map.getView();
    view.animate({ zoom: (view.getZoom() ?? 0) + by, duration: duration() / 3 });
  };
  return (
    <Corner role="group" aria-label={messages.tools} data-screen-only>
      <Column>
        <ToolFace label={messages.zoomIn} icon={<Plus size={20} />} onClick={() => step(1)} />
        <ToolFace label={messages.zoomOut} icon={<Minus size={20} />} onClick={() => step(-1)} />
        <ToolFace
          label={messages.home}
          icon={<Home size={20} />}
          onClick={() => fitBox(map, home, padding, duration())}
        />
        {document.fullscreenEnabled && (
          <ToolFace
            label={messages.fullScreen}
            icon={<Maximize size={20} />}
            aria-pressed={full.on}
            onClick={full.toggle}
          />
        )}
      </Column>
      {children && <Column>{children}</Column>}
    </Corner>
  );
}

function useFullScreen(frame: HTMLElement) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const look = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggle = () => {
    const box = frame.closest<HTMLElement>('[data-map-and-aside]') ?? frame;
    if (on) void document.exitFullscreen();
    else void box.requestFullscreen().catch(() => undefined);
  };
  return { on, toggle };
}

const Corner = chakra('div', {
  base: {
    position: 'absolute',
    top: '3',
    right: '3',
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'flex-start',
    gap: '2',
    zIndex: '2',
  },
});
const Column = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    borderRadius: 'md',
    boxShadow: 'floating',
    overflow: 'hidden',
    _empty: { display: 'none' },
  },
});
