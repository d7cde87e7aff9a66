import { chakra } from '@chakra-ui/react';
import { MapPinOff } from 'lucide-react';
import { Suspense } from 'react';
import { boxOf } from '../../map/view.ts';
import { useTenant } from '../../session/tenant.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { googleMapMessages as messages } from './messages.ts';
import { useSite } from '../ground/sites/site-context.tsx';

const GoogleSite = lazyPart(() => import('./google-site.tsx'));

/**
 * Google's map and Street View of the site, where the council has a key; Google is contacted only when it is opened.
 */
export default function GoogleMapPart() {
  const { googleMapsKey } = useTenant();
  const { geometry } = useSite().site;
  const box = geometry ? boxOf(geometry) : undefined;
  // The page has no such panel without a key.
  if (!googleMapsKey) return null;
  if (!geometry || !box) return <Sentence>{messages.noGeometry}</Sentence>;
  return (
    <Suspense fallback={<Skeleton position="absolute" inset="0" borderRadius="0" />}>
      <GoogleSite apiKey={googleMapsKey} geometry={geometry} box={box} />
    </Suspense>
  );
}

function Sentence({ children }: { children: string }) {
  return (
    <chakra.p p="4" display="flex" gap="2" color="fg.muted">
      <MapPinOff size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
      {children}
    </chakra.p>
  );
}
