/// <reference types="google.maps" />
import { APIProvider, Map, useApiLoadingStatus, useMap } from '@vis.gl/react-google-maps';
import type { Geometry } from 'geojson';
import { useEffect, useState } from 'react';
import type { Box } from '../../map/view.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/empty.tsx';
import { googleMapMessages as messages } from './messages.ts';
import { PanelTools } from '../ground/sites/panel-tools.tsx';
import { StreetView } from './street-view.tsx';

interface GoogleSiteProps {
  apiKey: string;
  /** In 4326. */
  geometry: Geometry;
  box: Box;
}

/** Google's aerial map with the site's boundary, or what one sees from the nearest street. */
export default function GoogleSite({ apiKey, ...site }: GoogleSiteProps) {
  return (
    <APIProvider apiKey={apiKey} language="en-GB" region="GB">
      <Views {...site} />
    </APIProvider>
  );
}

function Views({ geometry, box }: Omit<GoogleSiteProps, 'apiKey'>) {
  const [street, setStreet] = useState(false);
  const status = useApiLoadingStatus();
  if (status === 'FAILED' || status === 'AUTH_FAILURE')
    return <Failed title={messages.googleFailed} retry={() => location.reload()} />;
  const [west, south, east, north] = box;
  return (
    <>
      <PanelTools>
        <Button variant="ghost" size="sm" aria-pressed={!street} onClick={() => setStreet(false)}>
          {messages.map}
        </Button>
        <Button variant="ghost" size="sm" aria-pressed={street} onClick={() => setStreet(true)}>
          {messages.streetView}
        </Button>
      </PanelTools>
      {street ? (
        <StreetView lat={(south + north) / 2} lng={(west + east) / 2} />
      ) : (
        <section aria-label={messages.googleMap} style={{ position: 'absolute', inset: 0 }}>
          <Map
            defaultBounds={{ west, south, east, north, padding: 40 }}
            mapTypeId="hybrid"
            maxZoom={19}
            gestureHandling="cooperative"
            streetViewControl={false}
          >
            <Boundary geometry={geometry} />
          </Map>
        </section>
      )}
    </>
  );
}

/** The site on Google's map, in its data layer. */
function Boundary({ geometry }: { geometry: Geometry }) {
  const map = useMap();
  useEffect(() => {
    if (!map) return undefined;
    const drawn = map.data.addGeoJson({ type: 'Feature', properties: {}, geometry });
    map.data.setStyle({
      strokeColor: '#ffd84d',
      strokeWeight: 3,
      fillOpacity: 0.1,
      clickable: false,
    });
    return () => {
      for (const feature of drawn) map.data.remove(feature);
    };
  }, [map, geometry]);
  return null;
}
