import type { Filter } from '../../functions/src/council/ground/filters/filter.ts';
import { TAG, WARDS, ZONES } from './furnish.ts';

/** A search that officers make often, and the index that must serve it. */
export interface SearchCase {
  name: string;
  filters: Filter[];
  sort?: string;
  /** Of 10 sites; 1 is the first page, which also counts; later pages are reached by cursor and do not. */
  page: number;
  index: string;
}

const words = (value: string): Filter => ({ type: 'text', dbPropertyName: 'search_text', value });
const everything: Filter[] = [];

/** `centre` is the council's in EPSG:27700; `pages` is its number of pages of ten. */
export function searchCases(
  { centre: [east, north], ward }: { centre: [number, number]; ward: number },
  pages: number,
): SearchCase[] {
  const area = (metres: number): Filter => ({
    type: 'in area',
    value: {
      projection: '27700',
      bbox: [east - metres, north - metres, east + metres, north + metres],
    },
  });
  return [
    { name: 'all sites', filters: everything, page: 1, index: 'sites_pkey' },
    { name: 'all sites', filters: everything, page: 2, index: 'sites_pkey' },
    { name: 'all sites', filters: everything, page: pages, index: 'sites_pkey' },
    {
      name: 'largest first',
      filters: everything,
      sort: '-size_ha',
      page: 1,
      index: 'sites_size_ha',
    },
    {
      name: 'largest first',
      filters: everything,
      sort: '-size_ha',
      page: 2,
      index: 'sites_size_ha',
    },
    {
      name: 'largest first',
      filters: everything,
      sort: '-size_ha',
      page: pages,
      index: 'sites_size_ha',
    },
    ...[1, 2, pages].map((page) => ({
      name: 'by name',
      filters: everything,
      sort: 'site_name',
      page,
      index: 'order_site_name',
    })),
    { name: 'words', filters: [words('corn hill')], page: 1, index: 'sites_search_text' },
    { name: 'a reference', filters: [words('B01-0042')], page: 1, index: 'sites_search_text' },
    { name: 'map area', filters: [area(400)], page: 1, index: 'sites_geometry' },
    {
      name: 'large sites',
      filters: [{ type: 'range', dbPropertyName: 'size_ha', value: [12, null] }],
      page: 1,
      index: 'sites_size_ha',
    },
    {
      name: 'area and status',
      filters: [
        area(600),
        {
          type: 'checkbox list',
          dbPropertyName: 'assessment_status',
          value: ['Shortlisted', 'Allocated'],
        },
      ],
      page: 1,
      index: 'sites_geometry',
    },
    {
      name: 'groups in groups',
      filters: [
        area(600),
        {
          type: 'group',
          operator: '_or',
          filters: [
            { type: 'range', dbPropertyName: 'size_ha', value: [12, null] },
            {
              type: 'group',
              operator: '_and',
              filters: [
                {
                  type: 'select',
                  dbPropertyName: 'assessment_status',
                  equality: '=',
                  value: 'Allocated',
                },
                {
                  type: 'text',
                  dbPropertyName: 'site_name',
                  condition: 'not contains',
                  value: 'mill',
                },
                { type: 'number', dbPropertyName: 'size_ha', condition: 'not empty', value: null },
              ],
            },
          ],
        },
      ],
      page: 1,
      index: 'sites_geometry',
    },
    {
      name: 'in one ward',
      filters: [{ type: 'in area', value: { layerId: WARDS, featureIds: [ward] } }],
      page: 1,
      index: 'sites_geometry',
    },
    {
      name: 'large, outside 500 zones',
      filters: [
        { type: 'range', dbPropertyName: 'size_ha', value: [12, null] },
        { type: 'in area', equality: '!=', value: { layerId: ZONES } },
      ],
      page: 1,
      index: 'sites_size_ha',
    },
    {
      name: 'within 100 m of 500 zones',
      filters: [{ type: 'in area', value: { layerId: ZONES, within: 100 } }],
      page: 1,
      index: 'sites_geometry',
    },
    {
      name: 'tagged',
      filters: [{ type: 'in array', dbPropertyName: 'site_tags', value: [TAG] }],
      page: 1,
      index: 'sites_tags',
    },
  ];
}

/** Half-typed words: rare, common, and barely begun. */
export const terms: { term: string; index: string }[] = [
  { term: 'corn hi', index: 'sites_search_text' },
  { term: 'road', index: 'sites_search_text' },
  { term: 'B01-0042', index: 'sites_search_text' },
  { term: 'co', index: 'sites_search_text' },
];
