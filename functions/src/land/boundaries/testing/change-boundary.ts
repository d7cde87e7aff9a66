import type { Council, Who } from '../../../platform/testing/council.ts';
import { getBoundaries } from '../contract.ts';

/** A site's boundary and those before it, as a viewer reads them. */
export const boundariesOf = (council: Council, siteId: number) =>
  council.as('viewer').call(getBoundaries, { siteId });

/** Gives the site another boundary, or another part of it cut out. */
export const changeBoundary = (council: Council, json: object, who: Who = 'officer') =>
  council.as(who).post('/site/insert-updated-geometry', { json });
