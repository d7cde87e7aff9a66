/// <reference types="google.maps" />
import { useMapsLibrary } from '@vis.gl/react-google-maps';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { googleMapMessages as messages } from './messages.ts';

/** How far from the middle of the site a street is looked for, in metres. */
const WITHIN = 250;

/** What one sees of the site from the nearest street. */
export function StreetView({ lat, lng }: { lat: number; lng: number }) {
  const library = useMapsLibrary('streetView');
  const box = useRef<HTMLDivElement>(null);
  const [none, setNone] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!library || !element) return undefined;
    let gone = false;
    const show = ({ data }: google.maps.StreetViewResponse) => {
      if (gone || !data.location) return;
      const panorama = new library.StreetViewPanorama(element, { pano: data.location.pano });
      panorama.setVisible(true);
    };
    new library.StreetViewService()
      .getPanorama({ location: { lat, lng }, radius: WITHIN })
      .then(show)
      .catch(() => !gone && setNone(true));
    return () => {
      gone = true;
    };
  }, [library, lat, lng]);
  if (none)
    return (
      <chakra.p p="4" color="fg.muted">
        {messages.noStreetView}
      </chakra.p>
    );
  return (
    <chakra.div
      ref={box}
      position="absolute"
      inset="0"
      aria-label={messages.streetView}
      role="group"
    />
  );
}
