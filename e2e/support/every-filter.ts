/** Every kind of filter, alone and in groups, with long words and many options. */
export const everyFilter = [
  { type: 'text', dbPropertyName: 'search_text', label: 'Words', placeholder: 'Any words' },
  { type: 'select', dbPropertyName: 'neighbourhood_area_name', label: 'Ward', placeholder: 'Any' },
  {
    type: 'number',
    dbPropertyName: 'optimised_unit_capacity',
    label: 'At least so many homes',
    min: 0,
    max: 500,
    step: 5,
    equality: '>=',
    description: 'As estimated when the site was assessed.',
  },
  { type: 'range', dbPropertyName: 'size_ha', label: 'Area', min: 0, max: 50, step: 0.1 },
  { type: 'date range', dbPropertyName: 'permission_date', label: 'Permission' },
  {
    type: 'checkbox list',
    dbPropertyName: 'assessment_status',
    label: 'A label as long as a council writes it when nobody asks it to be brief, and then some',
    checkboxes: Array.from({ length: 40 }, (_, n) => ({ label: `Stage ${n + 1}`, value: `s${n}` })),
  },
  { type: 'in array', dbPropertyName: 'site_tags', label: 'Has tags' },
  { type: 'in area', label: 'Where' },
  {
    type: 'group',
    label: 'Either',
    operator: '_or',
    filters: [
      {
        type: 'checkbox list',
        dbPropertyName: 'greenfield_brownfield',
        label: 'Land',
        checkboxes: ['Brownfield', 'Greenfield', 'Mixed', 'Other'].map((value) => ({
          value,
          label: value,
        })),
      },
      {
        type: 'group',
        filters: [
          {
            type: 'checkbox',
            dbPropertyName: 'deliverable',
            label: 'Deliverable',
            caption: 'Only what can be built',
            value: true,
          },
        ],
      },
    ],
  },
  {
    type: 'text',
    dbPropertyName: 'helaa_reference',
    label: 'Reference',
    placeholder: '0042',
    overwriteSearchFilters: true,
  },
].map((filter, order) => ({ ...filter, order }));
