import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useWidthClass } from '../ui/use-width.ts';
import { mapMessages as messages } from './messages.ts';
import type { StatusColour } from '@contract/land/layers/style/site-colours.ts';

/** What the colours mean; collapsed if the map is small. */
export function MapLegend({
  title,
  colours,
  small = false,
  children,
}: {
  title: string;
  colours: StatusColour[];
  /** The map is small, whatever the window is. */
  small?: boolean;
  /** Further entries, under a heading of their own. */
  children?: ReactNode;
}) {
  const open = useWidthClass() !== 'mobile' && !small;
  if (colours.length === 0 && !children) return null;
  return (
    <chakra.details
      key={String(open)}
      open={open}
      flexShrink="0"
      maxW="56"
      // Half of the map's height, if that is known.
      maxH="min(45vh, calc(var(--map-height, 100vh) / 2))"
      overflow="auto"
      bg="bg.panel"
      borderRadius="md"
      boxShadow="floating"
      textStyle="small"
    >
      <chakra.summary px="3" py="2" fontWeight="semibold" cursor="pointer">
        {colours.length > 0 ? title : messages.key}
      </chakra.summary>
      <chakra.ul px="3" pb="2" display="grid" gap="1">
        {colours.map(({ value, label, colour }) => (
          <chakra.li key={value} display="flex" alignItems="center" gap="2">
            <Swatch style={{ background: colour }} aria-hidden />
            <chakra.span minW="0" overflowWrap="anywhere">
              {label}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {children}
    </chakra.details>
  );
}

const Swatch = chakra('span', {
  base: {
    w: '3',
    h: '3',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'white',
    flexShrink: 0,
  },
});
