import SitePage from '../../../land/screens/site/site-page.tsx';
import { RepresentationsOfSite } from './representations-of-site.tsx';

/** A site's page, with what was said about the site below its panels. */
export default function SiteWithRepresentations() {
  return <SitePage below={<RepresentationsOfSite />} />;
}
