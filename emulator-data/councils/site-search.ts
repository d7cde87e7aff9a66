import type { SearchFilter } from '../../functions/src/council/ground/filters/search-filter.ts';
import { fieldTypes } from '../../functions/src/council/ground/dictionary/field-types.ts';
import type { NewField } from '../../functions/src/council/ground/dictionary/add-dictionary-field.ts';
import { fieldNamed } from './field-named.ts';

interface Form {
  fields: readonly NewField[];
  wardNames: readonly string[];
  furtherFilters: readonly string[];
}

/** A search form from the dictionary: words first, then choices, then sizes. */
export function siteSearch(form: Form): { filters: SearchFilter[] } {
  const named = (name: string) => fieldNamed(form.fields, name);
  const filters: SearchFilter[] = [
    { type: 'text', dbPropertyName: 'search_text', label: 'Name, address or reference', placeholder: 'Name, address or reference' },
    { type: 'text', dbPropertyName: 'helaa_reference', label: named('helaa_reference').label, placeholder: 'For example 0042', overwriteSearchFilters: true },
    { type: 'in array', dbPropertyName: 'neighbourhood_area_name', label: named('neighbourhood_area_name').label, checkboxes: [...form.wardNames].sort().map((value) => ({ label: value, value })) },
    filterFor(named('assessment_status')),
    filterFor(named('size_ha')),
    filterFor(named('optimised_unit_capacity')),
    filterFor(named('suitability_assessment_result')),
    filterFor(named('greenfield_brownfield')),
    filterFor(named('permission_date')),
    { type: 'group', label: 'Ownership and permission', operator: '_and', filters: [filterFor(named('ownership_status')), filterFor(named('planning_status')), filterFor(named('deliverable'))] },
    ...form.furtherFilters.map((name) => filterFor(named(name))),
  ]; // prettier-ignore
  return { filters: filters.map((filter, order) => ({ ...filter, order })) };
}

const ranges: Record<string, [min: number, max: number, step: number]> = {
  size_ha: [0, 50, 0.1],
  optimised_unit_capacity: [0, 1500, 1],
  land_value: [0, 50_000_000, 10_000],
  density: [0, 400, 1],
  station_distance: [0, 8000, 50],
};

/** The kind of filter that suits a field's type. */
function filterFor(field: NewField): SearchFilter {
  const base = { dbPropertyName: field.dbPropertyName, label: field.label };
  const { kind } = fieldTypes[field.type];
  if (kind === 'number' || kind === 'integer') {
    const [min, max, step] = ranges[field.dbPropertyName] ?? [0, 1000, 1];
    return { ...base, type: 'range', min, max, step };
  }
  if (kind === 'date') return { ...base, type: 'date range' };
  if (kind === 'boolean') return { ...base, type: 'checkbox', caption: field.label, value: true };
  if (field.options?.length) return { ...base, type: 'checkbox list', checkboxes: field.options };
  return { ...base, type: 'text', placeholder: field.label };
}
