import { chakra } from '@chakra-ui/react';
import type { StatusColour } from '@contract/land/layers/style/site-colours.ts';
import type { ReactNode } from 'react';
import { useTenant } from '../session/tenant.tsx';
import { MapLegend } from './legend.tsx';
import { LicenceFooter } from './licence-footer.tsx';
import { licenceOf } from './licence.ts';
import { mapMessages as messages } from './messages.ts';

interface MapFootProps {
  colours: StatusColour[];
  /** What the colours distinguish, in the council's words. */
  colouredBy?: string | undefined;
  /** Whom the drawn layers credit. */
  credits?: readonly string[] | undefined;
  /** The map is small: its legend starts collapsed. */
  small?: boolean;
  /** So does the licence. */
  narrow?: boolean;
  /** Further entries of the legend, such as the layers shown. */
  children?: ReactNode;
}

/**
 * The legend on the left and the licence on the right, between the panels that a page lays over its map; if there is
 * no room for both side by side, the licence is above.
 */
export function MapFoot({
  colours,
  colouredBy,
  credits = [],
  small = false,
  narrow = false,
  children,
}: MapFootProps) {
  const { mapLicense } = useTenant();
  return (
    <Foot>
      <chakra.div data-map-legend flexShrink="0">
        <MapLegend title={colouredBy ?? messages.legend} colours={colours} small={small}>
          {children}
        </MapLegend>
      </chakra.div>
      <AboveScale data-map-licence>
        <LicenceFooter licence={licenceOf(mapLicense, credits)} folded={narrow} />
      </AboveScale>
    </Foot>
  );
}

const Foot = chakra('div', {
  base: {
    position: 'absolute',
    left: 'calc(12px + var(--map-left, 0px))',
    right: 'calc(10px + var(--map-right, 0px))',
    bottom: '2',
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '2',
    zIndex: '1',
    pointerEvents: 'none',
    '& > * > *': { pointerEvents: 'auto' },
  },
});
/** The right-hand corner itself belongs to the scale. */
const AboveScale = chakra('div', {
  base: { flex: '1 1 160px', display: 'flex', justifyContent: 'flex-end', pb: '7' },
});
