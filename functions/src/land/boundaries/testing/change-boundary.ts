import type { Council, Who } from '../../../platform/testing/council.ts';
import { resultOf } from '../../../platform/testing/result-of.ts';

interface Known {
  current: {
    wkb_geometry: { type: string; coordinates: number[][][] };
    wkb_geometry_cut: object | null;
    hectares: number;
    cut_hectares: number | null;
    row_version: number;
  };
  earlier: { id: number; user_name: string; hectares: number; cut_hectares: number | null }[];
}

/** A site's boundary and those before it, as a viewer reads them. */
export const boundariesOf = async (council: Council, siteId: number) =>
  resultOf(await council.as('viewer').get(`/site/boundaries/${siteId}`)) as Known;

/** Gives the site another boundary, or another part of it cut out. */
export const changeBoundary = (council: Council, json: object, who: Who = 'officer') =>
  council.as(who).post('/site/insert-updated-geometry', { json });
