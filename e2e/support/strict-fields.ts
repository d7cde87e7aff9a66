import { baseFields } from '../../emulator-data/councils/base-fields.ts';
import type { OwnCouncil } from '../../emulator-data/councils/make-council.ts';
import { southwarkOwn } from '../../emulator-data/councils/southwark/council.ts';
import { field } from './feature-field.ts';
import { configInContent } from './own-council.ts';

const named = (value: string) => ({ value, label: `${value} supply` });
const services = 'water,sewer,gas,power,heat,fibre,bus,tram,school,surgery,shop'.split(',');

/** A council with fields that hold lists and corners, and one with a form. */
export const strictCouncil: OwnCouncil = {
  ...southwarkOwn,
  fields: [
    ...baseFields,
    { dbPropertyName: 'services', label: 'Services', type: 'list.string' },
    { dbPropertyName: 'years', label: 'Years', type: 'list.number' },
    { dbPropertyName: 'corners', label: 'Corners', type: 'list.coordinates' },
    { dbPropertyName: 'case_number', label: 'Case number', type: 'text.small' },
  ],
};

const tabs = [
  {
    id: 'facts',
    tabTitle: 'Facts',
    mdIcon: 'MdHome',
    content: [
      field('Services', 'services', { fieldType: 'select', options: services.map(named) }),
      field('Years', 'years', { fieldType: 'checkbox', options: ['2026', '2027'].map(named) }),
      field('Corners', 'corners', { fieldType: 'textarea' }),
      field(
        'Case number',
        'case_number',
        { fieldType: 'text', validation: '/\\d{2}-\\d{5}-FUL/' },
        { description: 'As the planning register writes it.' },
      ),
      field('Remarks', 'notes', { fieldType: 'textarea' }),
      field('Granted on', 'permission_date', { fieldType: 'date', validation: 'not-in-future' }),
      field('Homes, from', 'net_dwellings_from', {
        fieldType: 'number',
        functionOnSave: 'copy_min_net_dwellings',
      }),
      field('Homes, least', 'min_net_dwellings', {
        fieldType: 'number',
        updateForAllScenarios: true,
      }),
      field(
        'Suitable area',
        'suitable_area',
        { fieldType: 'number', min: 0, max: 0 },
        { useFunction: true, functionName: 'copy_suitable_area' },
      ),
    ],
  },
];

/** Gives the council a site page of these fields: each keeps to a rule, or brings others with it. */
export async function writeStrictFields(council: string): Promise<void> {
  await (await configInContent(council, 'site-features')).spoil(JSON.stringify({ tabs }));
}
