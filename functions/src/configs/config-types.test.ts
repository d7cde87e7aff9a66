import { describe, expect, it } from 'vitest';
import { configTypeIds, configTypes, type ConfigTypeId } from './config-types.ts';
import { validateConfig } from './validate-config.ts';

/** 'path: reason' of every fault. */
const faults = (type: ConfigTypeId, config: unknown) =>
  validateConfig(configTypes[type], config).map(({ path, details }) => `${path}: ${details}`);

const search = (...filters: object[]) => faults('site-search', { filters });
const base = { dbPropertyName: 'size_ha', label: 'Size' };

describe('every type', () => {
  it('is there', () => expect(configTypeIds).toHaveLength(12));

  it.each(configTypeIds)('%s accepts what it begins with, and refuses a misspelt field', (id) => {
    const { initial } = configTypes[id];
    // An interactive map begins with comments on; a suggestion map with everything on.
    expect(faults(id, initial)).toEqual([]);
    expect(faults(id, { ...initial, misspelt: 1 })).toEqual([': Unknown field: misspelt']);
    expect(faults(id, {}).length).toBeGreaterThan(0);
  });
});

describe('site search', () => {
  it.each([
    ['number', { min: 0, max: 1, equality: '=' }, ['min', 'max', 'equality']],
    ['range', { min: 0, max: 1 }, ['min', 'max']],
    ['checkbox', { caption: 'Only brownfield' }, ['caption']],
    ['checkbox list', { checkboxes: [{ label: 'A', value: 'a' }] }, ['checkboxes']],
    ['text', { placeholder: 'Any' }, ['placeholder']],
    ['select', {}, ['label', 'dbPropertyName']],
    ['date range', {}, ['label', 'dbPropertyName']],
    ['in array', {}, ['label', 'dbPropertyName']],
    ['in area', {}, ['label']],
    ['group', { filters: [{ ...base, type: 'select' }] }, ['filters']],
  ])('a filter of type %s cannot do without its parts', (type, parts, demanded) => {
    const whole: Record<string, unknown> =
      type === 'group' ? { type, ...parts } : { ...base, type, ...parts };
    expect(search(whole)).toEqual([]);
    for (const part of demanded) {
      const { [part]: _, ...rest } = whole;
      expect(search(rest)).toEqual([
        `filters[0].${part}: ${part} is required for a filter of type ${type}`,
      ]);
    }
  });

  it('checks the filters of a group, however deep', () => {
    const group = (filters: object[]) => ({ type: 'group', operator: '_or', filters });
    expect(search(group([group([{ ...base, type: 'checkbox' }])]))).toEqual([
      'filters[0].filters[0].filters[0].caption: caption is required for a filter of type checkbox',
    ]);
  });

  it('refuses unknown kinds, operators and comparisons, and min above max', () => {
    expect(search({ ...base, type: 'slider' })[0]).toContain('filters[0].type');
    expect(
      search({ type: 'group', operator: '_xor', filters: [{ ...base, type: 'select' }] })[0],
    ).toContain('operator');
    const number = { ...base, type: 'number', min: 0, max: 1 };
    expect(search({ ...number, equality: '~' })[0]).toContain('equality');
    expect(search({ ...base, type: 'range', min: 2, max: 1 })[0]).toContain(
      'min must not be above',
    );
  });

  const lists = { checkboxes: [{ label: 'A', value: 'a' }] };
  it.each([
    ['text', { placeholder: '-' }, 'mill', 7],
    ['number', { min: 0, max: 9, equality: '>=' }, 2, 'two'],
    ['range', { min: 0, max: 9 }, [1, null], [1]],
    ['date range', {}, ['2026-04-03', null], ['2026-02-31', null]],
    ['select', lists, 'a', ['a']],
    ['checkbox', { caption: 'Only' }, 'yes', {}],
    ['checkbox list', lists, ['a'], 'a'],
    ['in array', {}, [1, 'a'], [[]]],
  ])('a %s filter begins with a value of its kind', (type, parts, fits, doesNot) => {
    expect(search({ ...base, type, ...parts, value: fits })).toEqual([]);
    expect(search({ ...base, type, ...parts, value: doesNot })).toEqual([
      'filters[0]: filters[0].value does not fit the type of the filter',
    ]);
  });

  it('refuses an option twice, and a form that the search call would refuse', () => {
    const twice = [...lists.checkboxes, ...lists.checkboxes];
    expect(search({ ...base, type: 'select', checkboxes: twice })[0]).toContain('a value twice');
    const select = { ...base, type: 'select' };
    const nested = (times: number): object =>
      times === 0 ? select : { type: 'group', filters: [nested(times - 1)] };
    expect(search(nested(4))).toEqual([]);
    expect(search(nested(5))[0]).toContain('nested at most 5 deep');
    expect(search(...Array.from({ length: 100 }, () => select))).toEqual([]);
    expect(search(...Array.from({ length: 101 }, () => select))[0]).toContain('at most 100');
  });
});

describe('feedback', () => {
  const form = (feedback: object) => faults('suggestions-map', { feedback });

  it('asks something', () => {
    const message =
      'feedback: At least one of options, comment, multimedia or emotion must be filled';
    expect(form({ question: 'What do you think?', limit: 10 })).toEqual([message]);
    expect(form({ options: [], comment: false })).toEqual([message]);
    expect(form({ emotion: true })).toEqual([]);
    expect(form({ options: [{ name: 'Yes', value: 'yes' }] })).toEqual([]);
    expect(form({ comment: true, limit: 1.5 })[0]).toContain('feedback.limit');
  });
});

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
      const unknown = `${path}: 'drop_table' is no function of the server; there are copy_capacity, `;
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

describe('stories, scenes and touch points', () => {
  const view = { center: [-1.61, 54.97], zoom: 12 };
  const scenes = (...list: object[]) =>
    faults('interactive-map', { interactiveStory: { scenes: list } });

  it('takes pairs of exactly 2 numbers and zooms of the product', () => {
    expect(scenes({ id: 's', map: view })).toEqual([]);
    expect(scenes({ id: 's', map: { ...view, center: [1] } })[0]).toContain('exactly 2 numbers');
    expect(scenes({ id: 's', map: { ...view, center: [1, 2, 3] } })[0]).toContain('exactly 2');
    expect(scenes({ id: 's', map: { ...view, zoom: 20 } })[0]).toContain('zoom');
    expect(scenes({ id: 's', map: view }, { id: 's', map: view })[0]).toContain('an id twice');
  });

  it('takes icons from http or https only', () => {
    const icon = (src: string) =>
      scenes({ id: 's', map: view, label: { icon: { name: 'i', src } } });
    expect(icon('https://example.org/i.svg')).toEqual([]);
    expect(icon('javascript:alert(1)')[0]).toContain('http or https');
    expect(icon('i.svg')[0]).toContain('http or https');
  });

  it('checks the expressions of a scene layer', () => {
    const layer = (part: object) =>
      scenes({ id: 's', map: { ...view, layers: ['roads', { id: 'w', ...part }] } });
    expect(layer({ filter: ['==', ['get', 'kind'], 'ward'], color: '#0a0' })).toEqual([]);
    expect(layer({ filter: ['=~', 'a', 'b'] })[0]).toContain("Unknown operator '=~'");
    expect(layer({ color: '#12345' })[0]).toContain('Invalid HEX color.');
  });

  it('checks chapters in chapters and areas in areas', () => {
    const chapter = { id: 'c', onChapterEnter: [{ layer: 'flood', opacity: 0.4 }], map: view };
    const story = (last: object) => ({
      stories: [
        {
          id: 'north',
          subAreas: [
            {
              id: 'east',
              story: { id: 's', chapters: [{ ...chapter, subScenes: [{ ...chapter, ...last }] }] },
            },
          ],
        },
      ],
    });
    expect(faults('storytelling', story({}))).toEqual([]);
    expect(
      faults('storytelling', story({ onChapterExit: [{ layer: 'x', opacity: 2 }] }))[0],
    ).toContain('stories[0].subAreas[0].story.chapters[0].subScenes[0].onChapterExit[0].opacity');
  });

  it('lets a question depend only on another of its set', () => {
    const point = (equals?: string, when = 'first') => ({
      touchPoints: [
        {
          location: [1, 2],
          identifier: 'quay',
          questions: {
            showMode: 'one-by-one',
            set: [
              { id: 'first', kind: 'Opinion', question: { text: 'Like it?' } },
              {
                id: 'second',
                kind: 'Preferences',
                question: { text: 'Why?' },
                answers: [{ id: 'a', text: 'Trees' }],
                display: { condition: true, when, equals },
              },
            ],
          },
        },
      ],
    });
    expect(faults('touch-points', point('yes'))).toEqual([]);
    expect(faults('touch-points', point())[0]).toContain('display.equals');
    expect(faults('touch-points', point('yes', 'third'))[0]).toContain('depends on a question');
  });
});
