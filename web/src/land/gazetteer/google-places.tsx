import { APIProvider, useApiLoadingStatus, useMapsLibrary } from '@vis.gl/react-google-maps';
import { useEffect, useMemo, useRef } from 'react';
import { googleSource, type Waited } from './google-source.ts';
import { PlaceBox } from './place-box.tsx';
import type { LongitudeLatitude } from './place-source.ts';

interface GooglePlacesProps {
  apiKey: string;
  go: (to: LongitudeLatitude) => void;
}

/** The same box over Google Places; Google's scripts load only with it. */
export default function GooglePlaces({ apiKey, go }: GooglePlacesProps) {
  return (
    <APIProvider apiKey={apiKey} language="en-GB" region="GB">
      <GoogleBox go={go} />
    </APIProvider>
  );
}

function GoogleBox({ go }: Pick<GooglePlacesProps, 'go'>) {
  const library = useMapsLibrary('places');
  const status = useApiLoadingStatus();
  const waited = useRef<Waited>(undefined);
  waited.current ??= Promise.withResolvers();
  const source = useMemo(() => googleSource(waited.current as NonNullable<Waited>), []);
  useEffect(() => {
    if (library) waited.current?.resolve(library);
    else if (status === 'FAILED' || status === 'AUTH_FAILURE')
      waited.current?.reject(new Error(`Google Maps: ${status}`));
  }, [library, status]);
  return <PlaceBox source={source} go={go} />;
}
