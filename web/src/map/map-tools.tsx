import { chakra } from '@chakra-ui/react';
import { Home, Maximize, Minus, Plus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Tooltip } from '../ui/tooltip.tsx';
import { messages } from './messages.ts';

interface MapToolsProps {
  zoomIn: () => void;
  zoomOut: () => void;
  goHome: () => void;
  frame: RefObject<HTMLElement | null>;
}

/** White 40 px buttons, top right. */
export function MapTools({ zoomIn, zoomOut, goHome, frame }: MapToolsProps) {
  const fullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen();
  };
  return (
    <chakra.div
      role="group"
      aria-label={messages.tools}
      position="absolute"
      top="3"
      right="3"
      display="flex"
      flexDirection="column"
      borderRadius="md"
      boxShadow="floating"
      overflow="hidden"
      data-screen-only
    >
      <Tool label={messages.zoomIn} icon={<Plus size={20} />} act={zoomIn} />
      <Tool label={messages.zoomOut} icon={<Minus size={20} />} act={zoomOut} />
      <Tool label={messages.home} icon={<Home size={20} />} act={goHome} />
      <Tool label={messages.fullScreen} icon={<Maximize size={20} />} act={fullScreen} />
    </chakra.div>
  );
}

function Tool({ label, icon, act }: { label: string; icon: ReactNode; act: () => void }) {
  return (
    <Tooltip text={label}>
      <ToolButton type="button" aria-label={label} onClick={act}>
        {icon}
      </ToolButton>
    </Tooltip>
  );
}

const ToolButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '10',
    h: '10',
    bg: 'bg.panel',
    color: 'fg',
    cursor: 'pointer',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
