import type { NewField } from '../../functions/src/council/ground/dictionary/add-dictionary-field.ts';
import * as words from '../sites/vocabulary.ts';

const options = (values: readonly string[]) =>
  values.map((value) => ({ value, label: capital(value) }));
const units = { NUMBERS_AFTER_DECIMAL_POINT: 0, THOUSANDS_SEPARATOR: ',' };
const hectares = { NUMBERS_AFTER_DECIMAL_POINT: 2, THOUSANDS_SEPARATOR: ',', min: 0, max: 5000 };

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Colours that colour-blind people can tell apart, one for each assessment status. */
export const statusColours: Record<string, string> = {
  Received: '#8c8c8c',
  'In assessment': '#0072b2',
  'Awaiting information': '#e69f00',
  Assessed: '#56b4e9',
  Shortlisted: '#009e73',
  Allocated: '#004d40',
  Rejected: '#d55e00',
  'Built out': '#7a4a9e',
};

/** The fields that every demo council has; a council's own dictionary may rename and add. */
export const baseFields: readonly NewField[] = [
  { dbPropertyName: 'site_name', label: 'Site name', type: 'text.small', searchable: true, standardName: 'SiteNameAddress' },
  { dbPropertyName: 'address', label: 'Address', type: 'address', searchable: true },
  { dbPropertyName: 'helaa_reference', label: 'HELAA reference', type: 'text.small', searchable: true, editable: false },
  { dbPropertyName: 'neighbourhood_area_name', label: 'Neighbourhood/Ward', type: 'text.small' },
  { dbPropertyName: 'assessment_status', label: 'Assessment status', type: 'status', options: options(words.assessmentStatuses), format: { COLOURED_DOT: words.assessmentStatuses.map((value) => ({ value, color: statusColours[value] ?? '#000000' })) } },
  { dbPropertyName: 'site_type', label: 'Site type', type: 'dropdown', options: options(words.siteTypes) },
  { dbPropertyName: 'size_ha', label: 'Total site area', type: 'area.hectares', unit: 'ha', format: hectares, standardName: 'Hectares' },
  { dbPropertyName: 'suitable_area', label: 'Suitable site area', type: 'area.hectares', unit: 'ha', format: { ...hectares, CHECKS: [{ rule: 'at-most', field: 'size_ha', level: 'warn' }] } },
  { dbPropertyName: 'optimised_unit_capacity', label: 'Optimised unit capacity', type: 'residential-units', unit: 'units', format: units },
  { dbPropertyName: 'suitability_assessment_result', label: 'Suitability assessment result', type: 'dropdown', options: options(words.assessmentResults) },
  { dbPropertyName: 'accessibility_band', label: 'Accessibility level', type: 'dropdown', options: options(words.accessibilityBands) },
  { dbPropertyName: 'availability_time_period', label: 'Estimated delivery period', type: 'dropdown', options: options(words.deliveryPeriods) },
  { dbPropertyName: 'greenfield_brownfield', label: 'Greenfield or brownfield', type: 'dropdown', options: options(words.landTypes) },
  { dbPropertyName: 'ownership_status', label: 'Ownership status', type: 'dropdown', options: options([...words.ownerships, 'unknown ownership']), standardName: 'OwnershipStatus' },
  { dbPropertyName: 'planning_status', label: 'Planning status', type: 'dropdown', options: options(words.planningStatuses), standardName: 'PlanningStatus' },
  { dbPropertyName: 'permission_type', label: 'Permission type', type: 'dropdown', options: options(words.permissionTypes), standardName: 'PermissionType' },
  { dbPropertyName: 'permission_date', label: 'Permission date', type: 'date', format: { CHECKS: [{ rule: 'needs', field: 'planning_status', values: ['permissioned'], level: 'warn' }] }, standardName: 'PermissionDate' },
  { dbPropertyName: 'planning_history', label: 'Planning history', type: 'text.large', filterable: false, standardName: 'PlanningHistory' },
  { dbPropertyName: 'deliverable', label: 'Deliverable', type: 'switch', standardName: 'Deliverable' },
  { dbPropertyName: 'hazardous_substances', label: 'Hazardous substances', type: 'switch', standardName: 'HazardousSubstances' },
  { dbPropertyName: 'net_dwellings_from', label: 'Net dwellings, from', type: 'residential-units', unit: 'units', format: { ...units, CHECKS: [{ rule: 'at-most', field: 'net_dwellings_to', level: 'warn' }] }, standardName: 'NetDwellingsRangeFrom' },
  { dbPropertyName: 'net_dwellings_to', label: 'Net dwellings, to', type: 'residential-units', unit: 'units', format: units, standardName: 'NetDwellingsRangeTo' },
  { dbPropertyName: 'min_net_dwellings', label: 'Minimum net dwellings', type: 'residential-units', unit: 'units', format: units, standardName: 'MinNetDwellings' },
  { dbPropertyName: 'development_description', label: 'Development description', type: 'text.large', filterable: false, standardName: 'DevelopmentDescription' },
  { dbPropertyName: 'site_plan_url', label: 'Site plan', type: 'text.small', filterable: false, standardName: 'SiteplanURL' },
  { dbPropertyName: 'organisation_uri', label: 'Organisation', type: 'text.small', filterable: false, editable: false, standardName: 'OrganisationURI' },
  { dbPropertyName: 'notes', label: 'Notes', type: 'text.large', filterable: false, standardName: 'Notes' },
  { dbPropertyName: 'first_added_date', label: 'First added', type: 'date', format: { CHECKS: [{ rule: 'at-most', field: 'last_updated_date', level: 'warn' }] }, standardName: 'FirstAddedDate' },
  { dbPropertyName: 'last_updated_date', label: 'Last updated', type: 'date', standardName: 'LastUpdatedDate' },
  { dbPropertyName: 'end_date', label: 'End date', type: 'date', standardName: 'EndDate' },
]; // prettier-ignore

export interface DemoTerm {
  kind: 'status' | 'tag' | 'type' | 'status_preset';
  value: string;
  label: string;
  colour: string | null;
  details: Record<string, unknown>;
}

const tagColours = [
  '#c41d7f',
  '#389e0d',
  '#cf1322',
  '#d4380d',
  '#d46b08',
  '#d48806',
  '#7cb305',
  '#08979c',
  '#0958d9',
  '#531dab',
];

/** Statuses, tags, types and status presets that every demo council starts with. */
export const baseTerms: readonly DemoTerm[] = [
  ...words.assessmentStatuses.map((value): DemoTerm => ({ kind: 'status', value, label: value, colour: statusColours[value] ?? null, details: {} })),
  ...words.siteTypes.map((value): DemoTerm => ({ kind: 'type', value, label: value, colour: null, details: {} })),
  ...words.siteTags.map((value, i): DemoTerm => ({ kind: 'tag', value, label: value, colour: tagColours[i % tagColours.length] ?? null, details: {} })),
  { kind: 'status_preset', value: 'open', label: 'Still open', colour: null, details: { statuses: ['Received', 'In assessment', 'Awaiting information'] } },
  { kind: 'status_preset', value: 'taken-forward', label: 'Taken forward', colour: null, details: { statuses: ['Assessed', 'Shortlisted', 'Allocated'] } },
  { kind: 'status_preset', value: 'closed', label: 'Closed', colour: null, details: { statuses: ['Rejected', 'Built out'] } },
]; // prettier-ignore
