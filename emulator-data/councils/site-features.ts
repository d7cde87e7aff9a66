import { fieldTypes } from '../../functions/src/council/ground/dictionary/field-types.ts';
import type { NewField } from '../../functions/src/council/ground/dictionary/add-dictionary-field.ts';

const tabs: readonly { id: string; tabTitle: string; mdIcon: string; fields: readonly string[] }[] = [
  { id: 'overview', tabTitle: 'Overview', mdIcon: 'map-pin', fields: ['site_name', 'address', 'neighbourhood_area_name', 'helaa_reference', 'assessment_status', 'site_type', 'size_ha', 'suitable_area', 'greenfield_brownfield', 'ownership_status'] },
  { id: 'assessment', tabTitle: 'Assessment', mdIcon: 'clipboard-check', fields: ['suitability_assessment_result', 'accessibility_band', 'availability_time_period', 'optimised_unit_capacity', 'deliverable', 'hazardous_substances'] },
  { id: 'planning', tabTitle: 'Planning', mdIcon: 'file-text', fields: ['planning_status', 'permission_type', 'permission_date', 'planning_history', 'net_dwellings_from', 'net_dwellings_to', 'min_net_dwellings', 'development_description', 'site_plan_url'] },
  { id: 'record', tabTitle: 'Record', mdIcon: 'history', fields: ['notes', 'first_added_date', 'last_updated_date', 'end_date', 'organisation_uri'] },
]; // prettier-ignore

/** The tabs of a site's page; fields that no tab names are together on a tab of their own. */
export function siteFeatures(fields: readonly NewField[], editing: boolean): object {
  const placed = new Set(tabs.flatMap((tab) => tab.fields));
  const own = fields.filter(({ dbPropertyName }) => !placed.has(dbPropertyName));
  const ownTab = {
    id: 'local',
    tabTitle: 'Local facts',
    mdIcon: 'landmark',
    fields: own.map((f) => f.dbPropertyName),
  };
  return {
    tabs: [...tabs, ...(own.length > 0 ? [ownTab] : [])].map(({ fields: names, ...tab }) => ({
      ...tab,
      visible: true,
      content: [
        {
          type: 'CONTAINER',
          kind: 'GROUPED_BY_TITLE',
          title: tab.tabTitle,
          showIfContentAvailable: true,
          content: fields
            .filter((f) => names.includes(f.dbPropertyName))
            .map((f) => line(f, editing)),
        },
      ],
    })),
  };
}

function line(field: NewField, editing: boolean): object {
  const editable = editing && field.editable !== false;
  return {
    type: 'FIELD',
    label: field.label,
    dbPropertyName: field.dbPropertyName,
    editable,
    ...(field.unit && field.unit !== '£' ? { measurement: field.unit } : {}),
    ...(field.unit === '£' ? { prefix: '£' } : {}),
    ...(editable ? { cellConfig: cell(field) } : {}),
  };
}

function cell(field: NewField): object {
  const { kind } = fieldTypes[field.type];
  if (field.options?.length && (kind === 'text' || kind === 'texts')) {
    const options = field.options.map(({ label, value }) => ({ label, value: String(value) }));
    return { fieldType: 'select', options };
  }
  if (kind === 'number' || kind === 'integer') {
    const { min, max } = field.format ?? {};
    return {
      fieldType: 'number',
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
    };
  }
  if (kind === 'date') return { fieldType: 'date' };
  if (field.dbPropertyName.endsWith('_url')) return { fieldType: 'text', validation: 'link' };
  if (kind === 'boolean') return { fieldType: 'checkbox' };
  return { fieldType: field.type === 'text.large' ? 'textarea' : 'text' };
}
