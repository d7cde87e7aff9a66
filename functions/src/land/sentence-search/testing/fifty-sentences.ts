import type {
  Equality,
  Filter,
  FilterCondition,
  Scalar,
} from '../../../council/ground/filters/filter.ts';

export interface Sample {
  sentence: string;
  filters: Filter[];
  /** Words not understood; none unless given. */
  notUnderstood?: string[];
}

const range = (dbPropertyName: string, from: number | null, to: number | null): Filter => ({
  type: 'range',
  dbPropertyName,
  value: [from, to],
});
const number = (dbPropertyName: string, equality: Equality, value: number): Filter => ({
  type: 'number',
  dbPropertyName,
  equality,
  value,
});
const days = (dbPropertyName: string, from: string | null, to: string | null): Filter => ({
  type: 'date range',
  dbPropertyName,
  value: [from, to],
});
const oneOf = (dbPropertyName: string, ...value: Scalar[]): Filter => ({
  type: 'checkbox list',
  dbPropertyName,
  value,
});
const noneOf = (dbPropertyName: string, ...value: Scalar[]): Filter => ({
  type: 'checkbox list',
  dbPropertyName,
  equality: '!=',
  value,
});
const tagged = (...value: string[]): Filter => ({
  type: 'in array',
  dbPropertyName: 'site_tags',
  value,
});
const yes = (dbPropertyName: string): Filter => ({ type: 'checkbox', dbPropertyName, value: true });
const text = (dbPropertyName: string, value: string): Filter => ({
  type: 'text',
  dbPropertyName,
  value,
});
const asked = (
  type: 'range' | 'text' | 'date range' | 'checkbox list',
  dbPropertyName: string,
  condition: FilterCondition,
): Filter => ({ type, dbPropertyName, condition, value: null });
const inLayer = (layerId: string, featureIds?: number[], within?: number): Filter => ({
  type: 'in area',
  value: { layerId, ...(featureIds ? { featureIds } : {}), ...(within ? { within } : {}) },
});
const clearOf = (layerId: string, featureIds?: number[], within?: number): Filter =>
  ({ ...inLayer(layerId, featureIds, within), equality: '!=' }) as Filter;
const any = (...filters: Filter[]): Filter => ({ type: 'group', operator: '_or', filters });

const brownfield = oneOf('greenfield_brownfield', 'Brownfield');
const SIZE = 'size_ha';
const HOMES = 'optimised_unit_capacity';

/** Read on 21 November 2026, with the demo councils' dictionary. */
export const fiftySentences: Sample[] = [
  { sentence: 'brownfield over 2 hectares near Byker with at least 50 homes, not in a flood zone', filters: [brownfield, number(SIZE, '>', 2), inLayer('wards', [1], 1000), range(HOMES, 50, null), clearOf('flood-zone-2'), clearOf('flood-zone-3')] },
  { sentence: 'Show me all brownfield sites', filters: [brownfield] },
  { sentence: 'greenfield land under 5 acres', filters: [oneOf('greenfield_brownfield', 'Greenfield'), number(SIZE, '<', 2.02343)] },
  { sentence: 'brownfield or greenfield', filters: [oneOf('greenfield_brownfield', 'Brownfield', 'Greenfield')] },
  { sentence: 'sites between 2 and 5 ha', filters: [range(SIZE, 2, 5)] },
  { sentence: '2–5 hectares in Walker', filters: [range(SIZE, 2, 5), inLayer('wards', [2])] },
  { sentence: 'sites of at most 10,000 m2', filters: [range(SIZE, null, 1)] },
  { sentence: 'larger than 500,000 sq ft', filters: [number(SIZE, '>', 4.64515)] },
  { sentence: 'over half a hectare but under 3 hectares', filters: [number(SIZE, '>', 0.5), number(SIZE, '<', 3)] },
  { sentence: 'over 2 and under 4 ha', filters: [number(SIZE, '>', 2), number(SIZE, '<', 4)] },
  { sentence: '2 ha and over', filters: [range(SIZE, 2, null)] },
  { sentence: 'more than two hectares and less than 4', filters: [number(SIZE, '>', 2), number(SIZE, '<', 4)] },
  { sentence: 'exactly 12 dwellings', filters: [number(HOMES, '=', 12)] },
  { sentence: '50+ homes', filters: [range(HOMES, 50, null)] },
  { sentence: 'no more than 20 units', filters: [range(HOMES, null, 20)] },
  { sentence: 'about 100 homes', filters: [range(HOMES, 90, 110)] },
  { sentence: 'capacity of 30 or more in Byker or Walker', filters: [range(HOMES, 30, null), any(inLayer('wards', [1]), inLayer('wards', [2]))] },
  { sentence: 'minimum net dwellings over 10', filters: [number('min_net_dwellings', '>', 10)] },
  { sentence: 'suitable site area at least 1.5 ha', filters: [range('suitable_area', 1.5, null)] },
  { sentence: 'at least 40 dwellings per hectare', filters: [range('density', 40, null)] },
  { sentence: 'land value over £1.2m', filters: [number('land_value', '>', 1_200_000)] },
  { sentence: 'worth £500k to £2m', filters: [range('land_value', 500_000, 2_000_000)] },
  { sentence: 'at least 30% affordable homes', filters: [range('affordable_share', 30, null)] },
  { sentence: 'within 800 m of a station', filters: [range('station_distance', null, 800)] },
  { sentence: 'shortlisted or allocated sites in North Jesmond ward', filters: [oneOf('assessment_status', 'Shortlisted', 'Allocated'), inLayer('wards', [3])] },
  { sentence: 'assessment status is not rejected', filters: [noneOf('assessment_status', 'Rejected')] },
  { sentence: 'still open, not suitable', filters: [oneOf('assessment_status', 'Received', 'In assessment', 'Awaiting information'), oneOf('suitability_assessment_result', 'Not suitable')] },
  { sentence: 'high accessibility', filters: [oneOf('accessibility_band', 'High')] },
  { sentence: 'accessibility level very low or low', filters: [oneOf('accessibility_band', 'Very low', 'Low')] },
  { sentence: 'deliverable in 0-5 years', filters: [yes('deliverable'), oneOf('availability_time_period', '0–5 years')] },
  { sentence: 'mixed-use sites without a capacity', filters: [oneOf('site_type', 'Mixed use'), asked('range', HOMES, 'empty')] },
  { sentence: 'publicly owned with outline permission', filters: [oneOf('ownership_status', 'owned by a public authority'), oneOf('permission_type', 'outline planning permission')] },
  { sentence: 'not brownfield', filters: [noneOf('greenfield_brownfield', 'Brownfield')] },
  { sentence: 'housing sites excluding those tagged contaminated', filters: [oneOf('site_type', 'Housing'), { type: 'in array', dbPropertyName: 'site_tags', equality: '!=', value: ['contaminated'] }] },
  { sentence: 'tagged urgent or priority', filters: [tagged('urgent', 'priority')] },
  { sentence: 'tagged needs visit and heritage', filters: [tagged('needs-visit'), tagged('heritage')] },
  { sentence: 'untagged greenfield', filters: [{ type: 'in array', dbPropertyName: 'site_tags', condition: 'empty', value: null }, oneOf('greenfield_brownfield', 'Greenfield')] },
  { sentence: 'permission granted since 2020', filters: [days('permission_date', '2020-01-01', null)] },
  { sentence: 'with permission date before March 2021', filters: [days('permission_date', null, '2021-02-28')] },
  { sentence: 'added in the last 3 years', filters: [days('first_added_date', '2023-11-21', '2026-11-21')] },
  { sentence: 'last updated between 1 April 2022 and 31/03/2023', filters: [days('last_updated_date', '2022-04-01', '2023-03-31')] },
  { sentence: 'last updated between April 1, 2022 and 2023/03/31', filters: [days('last_updated_date', '2022-04-01', '2023-03-31')] },
  { sentence: 'visited more than 2 years ago', filters: [days('visited_on', null, '2024-11-21')] },
  { sentence: 'no permission date but deliverable', filters: [asked('date range', 'permission_date', 'empty'), yes('deliverable')] },
  { sentence: 'not deliverable', filters: [{ type: 'checkbox', dbPropertyName: 'deliverable', equality: '!=', value: true }] },
  { sentence: 'called Mill in Byker', filters: [text('site_name', 'Mill'), inLayer('wards', [1])] },
  { sentence: 'address contains "Quay Side"', filters: [text('address', 'Quay Side')] },
  { sentence: 'sites in NE6 with at least 10 homes', filters: [text('search_text', 'NE6'), range(HOMES, 10, null)] },
  { sentence: 'HELAA reference NCL-0042', filters: [text('helaa_reference', 'NCL-0042')] },
  { sentence: 'within 500 metres of Shields Road, outside conservation areas', filters: [inLayer('roads', [7, 8], 500), clearOf('conservation-areas')] },
  { sentence: 'within 1 mile of a park or a conservation area', filters: [any(inLayer('green', undefined, 1609), inLayer('conservation-areas', undefined, 1609))] },
  { sentence: 'more than 2 km from Heaton', filters: [clearOf('wards', [4], 2000)] },
  { sentence: 'brownfield or over 10 ha', filters: [any(brownfield, number(SIZE, '>', 10))] },
  { sentence: 'cheap brownfield near Atlantis', filters: [brownfield], notUnderstood: ['cheap', 'near Atlantis'] },
  { sentence: 'greenfield not in green belt and not rejected', filters: [oneOf('greenfield_brownfield', 'Greenfield'), noneOf('assessment_status', 'Rejected')], notUnderstood: ['not in green belt'] },
  { sentence: 'sites owned by John Smith', filters: [], notUnderstood: ['owned by John Smith'] },
  { sentence: 'sites owned by a public authority', filters: [oneOf('ownership_status', 'owned by a public authority')] },
  { sentence: 'in a national park, near a car park', filters: [], notUnderstood: ['in a national park', 'near a car park'] },
  { sentence: 'outside parks and gardens', filters: [], notUnderstood: ['outside parks and gardens'] },
  { sentence: 'not in flood zone 3', filters: [clearOf('flood-zone-3')] },
  { sentence: 'within 200 m of flood zone 3', filters: [inLayer('flood-zone-3', undefined, 200)] },
  { sentence: 'in flood zone 3a', filters: [], notUnderstood: ['in flood zone 3a'] },
  { sentence: 'in flood zone 4', filters: [], notUnderstood: ['in flood zone 4'] },
  { sentence: 'in a conservation area appraisal', filters: [], notUnderstood: ['in a conservation area appraisal'] },
  { sentence: 'in Walker Riverside over 2 ha', filters: [number(SIZE, '>', 2)], notUnderstood: ['in Walker Riverside'] },
  { sentence: 'hazardous waste', filters: [], notUnderstood: ['hazardous waste'] },
  { sentence: 'housing association land in Byker', filters: [inLayer('wards', [1])], notUnderstood: ['housing association'] },
  { sentence: 'since 2020', filters: [], notUnderstood: ['since 2020'] },
  { sentence: 'water and sewer, offered for self-build', filters: [oneOf('services_present', 'Water', 'Sewer'), yes('self_build')] },
]; // prettier-ignore
