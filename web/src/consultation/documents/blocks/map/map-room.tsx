import type { drawDraftMap } from '@calls/consultation/documents/contract/maps.ts';
import { PICTURE } from '@contract/consultation/ground/documents/blocks/map/frame.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { mapEditorMessages as messages } from './messages.ts';
import { pictureAddress } from './picture-address.ts';

/** The place of a map in the shape that its picture has. */
export const MapRoom = ({ busy = false, children }: { busy?: boolean; children: ReactNode }) => (
  <chakra.div
    position="relative"
    w="full"
    overflow="hidden"
    bg="bg.muted"
    borderWidth="1px"
    borderRadius="md"
    aria-busy={busy}
    style={{ aspectRatio: `${PICTURE.width} / ${PICTURE.height}` }}
  >
    {children}
  </chakra.div>
);

/** What stands there where no map does. */
export const MapNothing = ({ children }: { children: ReactNode }) => (
  <Middle>
    <MapIcon size={20} aria-hidden />
    {children}
  </Middle>
);

/** A map as it stands on paper. */
export const DrawnMap = ({
  of: { picture, layers, siteCount },
}: {
  of: OutputOf<typeof drawDraftMap>;
}) => (
  <chakra.img
    position="absolute"
    inset="0"
    w="full"
    h="full"
    src={pictureAddress(picture)}
    alt={messages.pictureOf(
      siteCount,
      layers.flatMap(({ name, visible }) => (visible ? [name] : [])),
    )}
  />
);

const Middle = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    p: '4',
    color: 'fg.muted',
    textAlign: 'center',
  },
});
