import { field } from './feature-field.ts';
import { configInContent } from './own-council.ts';

/** Tabs with one of each: every control, containers, a table with merged cells, an action, child sites. */
const config = {
  tabs: [
    {
      id: 'facts',
      tabTitle: 'Facts',
      content: [
        field('Name', 'site_name', { fieldType: 'text' }),
        field('Homes, from', 'net_dwellings_from', { fieldType: 'number', min: 1, max: 500 }),
        field('Deliverable', 'deliverable', { fieldType: 'checkbox' }),
        field('On the public map', 'public_map_visibility', { fieldType: 'checkbox' }),
        {
          type: 'CONTAINER',
          kind: 'ACCORDION',
          title: 'Permission',
          showIfContentAvailable: false,
          content: [
            field('Granted on', 'permission_date', { fieldType: 'date' }),
            field('Planning history', 'planning_history', { fieldType: 'textarea' }),
          ],
        },
      ],
    },
    {
      id: 'numbers',
      tabTitle: 'Numbers',
      tabActions: [{ name: 'Stamp the record', config: { functionName: 'stamp_last_updated' } }],
      nestedSitesSource: 'children',
      content: [
        {
          type: 'TABLE',
          kind: 'SIGNED_BY_HEADER_AND_FIRST_COLUMN',
          title: 'Dwellings',
          columns: [{ title: 'What' }, { title: 'From' }, { title: 'To' }],
          tableData: [
            [
              { text: 'Net', rowSpan: 2, align: 'top' },
              { dbPropertyName: 'net_dwellings_from' },
              {
                dbPropertyName: 'net_dwellings_to',
                editable: true,
                cellConfig: { fieldType: 'number', needConfirm: true },
              },
            ],
            [{ text: 'as the register has it', colSpan: 2, align: 'centre' }],
          ],
        },
      ],
    },
  ],
};

/** Gives the council a site page for tests of editing. */
export async function writeFeatures(council: string): Promise<void> {
  await (await configInContent(council, 'site-features')).spoil(JSON.stringify(config));
}
