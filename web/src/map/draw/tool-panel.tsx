import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { ToolContents } from './tool-contents.tsx';

/**
 * The panel of the active tool: below the toolbar, beside it on tablets, on phones along the lower edge. It takes the
 * focus.
 */
export function ToolPanel({
  title,
  onClose,
  children,
  wide = false,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
}) {
  const id = useId();
  return (
    <Box role="region" aria-labelledby={id} wide={wide} data-screen-only>
      <ToolContents id={id} title={title} onClose={onClose}>
        {children}
      </ToolContents>
    </Box>
  );
}

/** The toolbar's six buttons are 240 px high, its three columns 136 px wide; the place search at the left takes 268. */
const Box = chakra('section', {
  base: {
    position: 'absolute',
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'floating',
    textStyle: 'body',
    // On a small map it may cover the tools; if there is room, they stay above it.
    zIndex: { base: '3', md: '2' },
    left: { base: '0', md: 'auto' },
    // Clear of panels that a screen lays over the map.
    right: {
      base: '0',
      md: 'calc(var(--map-right, 0px) + 160px)',
      lg: 'calc(var(--map-right, 0px) + 12px)',
    },
    bottom: { base: '0', md: 'auto' },
    top: { base: 'auto', md: '3', lg: '264px' },
    borderRadius: { base: '0', md: 'md' },
    maxH: { base: '55%', md: 'calc(100% - 24px)', lg: 'calc(100% - 264px - 72px)' },
  },
  variants: {
    wide: {
      true: { w: { base: 'auto', md: 'min(20rem, calc(100% - 440px))', lg: '80' } },
      false: { w: { base: 'auto', md: 'min(18rem, calc(100% - 440px))', lg: '72' } },
    },
  },
});
