import { SiteGeometryMap } from '../site-geometry-map.tsx';
import { useSite } from './site-context.tsx';

/** Where the site lies. */
export default function MapPart() {
  return <SiteGeometryMap site={useSite().site} />;
}
