import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Tooltip } from '../../ui/tooltip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { MapTool } from './map-tool.ts';
import { useToolbox } from './toolbox.ts';

/** A tool's button; one that is unavailable can still be focused and says why. */
export function ToolButton({ tool }: { tool: MapTool }) {
  // Keyed by its tool, whose hook never changes.
  // oxlint-disable-next-line react/hooks
  const { hidden, reason, pressed, act } = tool.useTool();
  const toolbox = useToolbox();
  if (hidden) return null;
  const is = {
    act: undefined,
    switch: toolbox.on.has(tool.id),
    hand: toolbox.inHand === tool.id,
  }[tool.kind];
  const use = () => {
    if (act) act();
    else if (tool.kind === 'switch') toolbox.toggle(tool.id);
    else toolbox.take(tool.id);
  };
  return (
    <ToolFace
      label={tool.label}
      icon={tool.icon}
      reason={reason}
      aria-pressed={reason === undefined ? (pressed ?? is) : undefined}
      onClick={use}
      data-tool={tool.id}
    />
  );
}

/** What a button of the toolbar looks like. */
export function ToolFace({
  label,
  icon,
  reason,
  onClick,
  ...more
}: { label: string; icon: ReactNode; reason?: string | undefined } & ComponentProps<typeof Face>) {
  const id = useId();
  return (
    <Tooltip text={reason === undefined ? label : `${label}\n${reason}`}>
      <Face
        type="button"
        aria-label={label}
        aria-disabled={reason !== undefined || undefined}
        {...(reason === undefined ? {} : { 'aria-describedby': id })}
        onClick={(event) => reason === undefined && onClick?.(event)}
        {...more}
      >
        <chakra.span display="grid" opacity={reason === undefined ? 1 : 0.4} aria-hidden>
          {icon}
        </chakra.span>
        {reason !== undefined && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
      </Face>
    </Tooltip>
  );
}

const Face = chakra('button', {
  base: {
    position: 'relative',
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
    _pressed: { bg: 'accent.subtle', color: 'accent.fg' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-disabled=true]': { cursor: 'not-allowed', bg: 'bg.panel' },
  },
});
