import { chakra } from '@chakra-ui/react';
import { PanelLeftClose, PanelLeftOpen, PanelRightClose, PanelRightOpen } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { PanelHead } from '../../../ui/panel-head.tsx';
import { type Panel, type PanelLimits, usePanel } from './panel-state.ts';

interface SidePanelProps {
  side: 'left' | 'right';
  /** A width shared with the page; by default the panel's own. */
  panel?: Panel;
  limits: PanelLimits;
  /** Over the map instead of beside it. */
  floating?: boolean;
  /** Shown beside the button that unfolds it. */
  folded?: ReactNode;
  words: { title: string; collapse: string; expand: string; resize: string };
  children: ReactNode;
}

const STEP = 16;

/** A column beside the map or over it. Its edge is dragged or moved by arrow keys; Enter on the edge folds it away. */
export function SidePanel(props: SidePanelProps) {
  const { side, limits, words, children, floating = false } = props;
  const own = usePanel(limits);
  const panel = props.panel ?? own;
  const icons =
    side === 'left' ? [PanelLeftClose, PanelLeftOpen] : [PanelRightClose, PanelRightOpen];
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(panel.open);
  // Folding removes the focused element, so the focus moves to the button that unfolds, and back.
  useEffect(() => {
    if (wasOpen.current !== panel.open) button.current?.focus();
    wasOpen.current = panel.open;
  }, [panel.open]);
  const Icon = (panel.open ? icons[0] : icons[1]) ?? PanelLeftClose;
  const fold = (
    <IconButton
      ref={button}
      label={panel.open ? words.collapse : words.expand}
      icon={<Icon size={16} />}
      data-opens-search={side === 'left' && !panel.open ? '' : undefined}
      onClick={panel.toggle}
    />
  );
  const edge =
    side === 'left' ? { borderInlineEndWidth: '1px' } : { borderInlineStartWidth: '1px' };
  const over = {
    position: 'absolute',
    top: '12px',
    bottom: '12px',
    [side]: '12px',
    borderRadius: 'md',
    boxShadow: 'floating',
    zIndex: '3',
  } as const;
  if (!panel.open && floating) {
    return (
      <chakra.div {...over} {...folded[side]} bottom="auto" bg="bg.panel" p="1">
        {props.folded}
        {fold}
      </chakra.div>
    );
  }
  if (!panel.open) {
    return (
      <chakra.div
        {...edge}
        w="10"
        flexShrink="0"
        py="2"
        display="grid"
        justifyItems="center"
        alignContent="start"
      >
        {fold}
      </chakra.div>
    );
  }
  return (
    <chakra.section
      aria-label={words.title}
      {...(floating ? over : { ...edge, position: 'relative' })}
      flexShrink="0"
      display="flex"
      flexDirection="column"
      minH="0"
      bg="bg.panel"
      style={{ width: panel.width }}
    >
      <PanelHead title={words.title}>{fold}</PanelHead>
      {children}
      <Handle side={side} panel={panel} limits={limits} label={words.resize} />
    </chakra.section>
  );
}

/** Folded away over the map: on the right, clear of its tools. */
const folded = {
  left: { display: 'flex' },
  right: { display: 'flex', alignItems: 'center', top: '12px', right: '180px' },
} as const;

function Handle({
  side,
  panel,
  limits,
  label,
}: {
  side: 'left' | 'right';
  panel: Panel;
  limits: PanelLimits;
  label: string;
}) {
  const from = useRef<{ x: number; width: number } | undefined>(undefined);
  const outwards = side === 'left' ? 1 : -1;
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowRight: panel.width + STEP * outwards,
      ArrowLeft: panel.width - STEP * outwards,
      Home: limits.least,
      End: limits.most,
    };
    const width = moves[event.key];
    if (width !== undefined) panel.resize(width);
    else if (event.key === 'Enter') panel.toggle();
    else return;
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent) => {
    if (from.current)
      panel.resize(from.current.width + (event.clientX - from.current.x) * outwards);
  };
  return (
    <Edge
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={panel.width}
      aria-valuemin={limits.least}
      aria-valuemax={limits.most}
      tabIndex={0}
      style={side === 'left' ? { right: -4 } : { left: -4 }}
      onKeyDown={onKeyDown}
      onDoubleClick={panel.standardWidth}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width: panel.width };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => (from.current = undefined)}
      onPointerCancel={() => (from.current = undefined)}
    />
  );
}

const Edge = chakra('div', {
  base: {
    position: 'absolute',
    insetY: '0',
    w: '8px',
    cursor: 'col-resize',
    touchAction: 'none',
    zIndex: 'sticky',
    _hover: { bg: 'accent.muted' },
    _focusVisible: { bg: 'accent.muted' },
  },
});
