import { sitePath } from './site-path.ts';

/** The address of a site's map page, under the same scenario. */
export function siteMapPath(siteId: number, scenario: string): string {
  return sitePath(siteId, scenario).replace(/^\/site\/\d+/, '$&/map');
}
