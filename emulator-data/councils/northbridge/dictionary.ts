import type { NewField } from '../../../functions/src/council/ground/dictionary/add-dictionary-field.ts';
import { seededRandom } from '../../random.ts';
import type { DemoSite } from '../../sites/site.ts';
import { baseFields } from '../base-fields.ts';

/** Northbridge has its own words for some things. */
const ownLabels: Record<string, string> = {
  site_name: 'Name of land',
  neighbourhood_area_name: 'Ward or parish',
  helaa_reference: 'SHLAA number',
  size_ha: 'Gross area',
  suitable_area: 'Net developable area',
  optimised_unit_capacity: 'Homes (estimate)',
  accessibility_band: 'Access to services',
  availability_time_period: 'When it could be built',
  suitability_assessment_result: 'Officer’s view',
  assessment_status: 'Stage',
};

const marketAreas = ['Town', 'Suburbs', 'Bypass villages', 'Deep rural'];
const floodZones = ['Zone 1', 'Zone 2', 'Zone 3'];
const services = ['Water', 'Sewer', 'Electricity', 'Gas', 'Full fibre'];
const option = (value: string) => ({ value, label: value });

const ownFields: readonly NewField[] = [
  { dbPropertyName: 'market_area', label: 'Market area', type: 'dropdown', options: marketAreas.map(option) },
  { dbPropertyName: 'flood_zone', label: 'Flood zone', type: 'dropdown', options: floodZones.map(option) },
  { dbPropertyName: 'density', label: 'Density', type: 'residential-units-per-hectare', unit: 'units/ha', format: { NUMBERS_AFTER_DECIMAL_POINT: 0, min: 0, max: 400 } },
  { dbPropertyName: 'land_value', label: 'Land value', type: 'money.pounds', unit: '£', format: { NUMBERS_AFTER_DECIMAL_POINT: 0, THOUSANDS_SEPARATOR: ',', min: 0, max: 0 } },
  { dbPropertyName: 'station_distance', label: 'Distance to a station', type: 'metres', unit: 'm', format: { NUMBERS_AFTER_DECIMAL_POINT: 0, THOUSANDS_SEPARATOR: ',' } },
  { dbPropertyName: 'affordable_share', label: 'Affordable homes', type: 'percentage', unit: '%', format: { NUMBERS_AFTER_DECIMAL_POINT: 0, min: 0, max: 100 } },
  { dbPropertyName: 'services_present', label: 'Services to the boundary', type: 'list.string', options: services.map(option) },
  { dbPropertyName: 'self_build', label: 'Offered for self-build', type: 'switch' },
  { dbPropertyName: 'visited_on', label: 'Last site visit', type: 'date' },
  { dbPropertyName: 'biodiversity_units', label: 'Biodiversity units', type: 'number', format: { NUMBERS_AFTER_DECIMAL_POINT: 1 } },
]; // prettier-ignore

export const northbridgeFields: readonly NewField[] = [
  ...baseFields.map((field) => ({
    ...field,
    label: ownLabels[field.dbPropertyName] ?? field.label,
  })),
  ...ownFields,
];

/** Fills Northbridge's own fields from what the record already contains. */
export function describeNorthbridge(site: DemoSite, number: number): DemoSite {
  const random = seededRandom(`northbridge own ${number}`);
  const {
    suitable_area: area,
    optimised_unit_capacity: homes,
    accessibility_band: access,
  } = site.values;
  const hectares = typeof area === 'number' ? area : null;
  const near = ['Very high', 'High', 'Medium', 'Low', 'Very low'].indexOf(
    String(access ?? 'Medium'),
  );
  const known = <T>(value: T, missing: number): T | null => (random.chance(missing) ? null : value);
  return {
    ...site,
    values: {
      ...site.values,
      market_area: marketAreas[Math.min(3, near)] ?? null,
      flood_zone: site.tags.includes('flood-risk') ? random.pick(['Zone 2', 'Zone 3']) : 'Zone 1',
      density: hectares && typeof homes === 'number' ? Math.round(homes / hectares) : null,
      land_value: hectares
        ? known(Math.round(hectares * random.between(180, 1900)) * 1000, 0.4)
        : null,
      station_distance: known(Math.round(near * 1300 + random.between(150, 1500)), 0.1),
      affordable_share: known(random.pick([10, 15, 20, 25, 30, 40]), 0.2),
      services_present: services.filter(() => random.chance(0.6)),
      self_build: random.chance(0.3) ? random.chance(0.3) : null,
      visited_on: random.chance(0.35)
        ? `20${random.whole(21, 25)}-0${random.whole(1, 9)}-${random.whole(10, 28)}`
        : null,
      biodiversity_units: hectares
        ? known(Math.round(hectares * random.between(8, 60)) / 10, 0.5)
        : null,
    },
  };
}
