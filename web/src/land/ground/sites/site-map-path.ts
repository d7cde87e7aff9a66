import { sitePath } from './site-path.ts';

/** The address of a site's map page, under the same scenario. `from`: as of `sitePath`. */
export function siteMapPath(siteId: number, scenario: string, from = ''): string {
  return sitePath(siteId, scenario, from).replace(/^\/site\/\d+/, '$&/map');
}
