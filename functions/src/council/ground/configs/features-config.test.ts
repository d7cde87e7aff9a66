import { describe, expect, it } from 'vitest';
import { faults } from './testing/faults.ts';

describe('site features and public web map', () => {
  const tab = (content: object[]) => ({ tabs: [{ id: 't', tabTitle: 'Summary', content }] });
  const cellConfig = { fieldType: 'number', min: 0, max: 10 };
  const field = { type: 'FIELD', label: 'Size', dbPropertyName: 'size_ha' };

  it.each([
    ['a label', { type: 'FIELD' }, 'tabs[0].content[0].label'],
    ['a cell config when editable', { ...field, editable: true }, 'tabs[0].content[0].cellConfig'],
    ['a function name', { ...field, useFunction: true }, 'tabs[0].content[0].functionName'],
    [
      'options to select',
      { ...field, editable: true, cellConfig: { fieldType: 'select' } },
      'cellConfig.options',
    ],
    [
      'a rule that there is',
      { ...field, editable: true, cellConfig: { ...cellConfig, validation: 'numeric' } },
      'cellConfig.validation',
    ],
    ['a known type', { type: 'CARD' }, 'tabs[0].content[0]'],
    ['what a table shows', { type: 'TABLE', kind: 'SIGNED_BY_HEADER' }, 'tableData'],
    ['the kind of a table', { type: 'TABLE', tableData: [] }, 'kind'],
  ])('a part needs %s', (_, part, path) => {
    const found = faults('site-features', tab([part]));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(path);
  });

  it('names functions of the server, wherever one may stand', () => {
    const cell = (functionOnSave: string) => ({ ...cellConfig, functionOnSave });
    const action = (functionName: string) => ({ name: 'Sum', config: { functionName } });
    const everywhere = (name: string) => ({
      tabs: [
        {
          ...tab([
            { ...field, editable: true, cellConfig: cell(name) },
            { ...field, useFunction: true, functionName: name },
          ]).tabs[0],
          tabActions: [action(name)],
        },
      ],
    });
    expect(faults('site-features', everywhere('sum_years'))).toEqual([]);
    const found = faults('site-features', everywhere('drop_table'));
    for (const path of [
      'tabs[0].content[0].cellConfig.functionOnSave',
      'tabs[0].content[1].functionName',
      'tabs[0].tabActions[0].config.functionName',
    ]) {
      const unknown = `${path}: 'drop_table' is not a server function; there are copy_capacity, `;
      expect(found).toEqual(expect.arrayContaining([expect.stringContaining(unknown)]));
    }
    expect(found).toHaveLength(3);
  });

  it('a container needs its three parts, and what it holds is checked', () => {
    expect(faults('site-features', tab([{ type: 'CONTAINER' }]))).toHaveLength(3);
    const container = (content: object[]) => ({
      type: 'CONTAINER',
      kind: 'ACCORDION',
      showIfContentAvailable: true,
      content,
    });
    expect(faults('site-features', tab([container([container([field])])]))).toEqual([]);
    expect(
      faults('site-features', tab([container([container([{ type: 'FIELD' }])])]))[0],
    ).toContain('tabs[0].content[0].content[0].content[0].label');
  });

  it('only the public map disallows editing, in tables too', () => {
    const content = [
      { ...field, editable: true, cellConfig },
      {
        type: 'TABLE',
        kind: 'SIGNED_BY_HEADER',
        tableData: [[{ dbPropertyName: 'size_ha', editable: true, cellConfig, rowSpan: 2 }]],
      },
    ];
    expect(faults('site-features', tab(content))).toEqual([]);
    expect(faults('public-web-map', tab(content))).toHaveLength(2);
    expect(faults('public-web-map', tab([{ ...field, editable: false }]))).toEqual([]);
  });
});
