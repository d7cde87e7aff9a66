import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { messages as uiMessages } from '../../ui/messages.ts';

/** The panel of the tool in hand: below the toolbar, beside it on tablets, on phones along the lower edge. It takes the focus. */
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Box role="region" aria-labelledby={id} wide={wide} data-screen-only>
      <chakra.div
        display="flex"
        alignItems="center"
        gap="2"
        ps="4"
        pe="2"
        py="1"
        borderBottomWidth="1px"
      >
        <chakra.h2
          ref={heading}
          id={id}
          tabIndex={-1}
          flex="1"
          textStyle="body"
          fontWeight="semibold"
          css={{ '&:focus': { outline: 'none' } }}
        >
          {title}
        </chakra.h2>
        <IconButton label={uiMessages.close} icon={<X size={16} />} onClick={onClose} />
      </chakra.div>
      <chakra.div
        flex="1"
        minH="0"
        overflow="auto"
        px="4"
        py="3"
        display="grid"
        gap="3"
        alignContent="start"
      >
        {children}
      </chakra.div>
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
    // On a small map over the tools, which stand above it where there is room.
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
