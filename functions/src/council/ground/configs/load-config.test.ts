import { describe, expect, it } from 'vitest';
import type { ConfigFetcher, ConfigRecord } from './config-record.ts';
import { loadConfig } from './load-config.ts';

const link = (...configIds: string[]) => ({ discriminator: 'LINK_TO_CONFIG', configIds });
const text = (dbPropertyName: string) => ({
  type: 'text',
  dbPropertyName,
  label: dbPropertyName,
  placeholder: 'Any',
});

/** A store that counts its calls. */
function store(configs: Record<string, unknown>, type = 'site-search') {
  const records: ConfigRecord[] = Object.entries(configs).map(([id, config]) => ({
    id,
    table: 'configs',
    config_type_id: type,
    config: JSON.stringify(config),
  }));
  const calls: string[][] = [];
  const fetcher: ConfigFetcher = {
    async byIds(ids, table) {
      calls.push([...ids]);
      return records.filter((record) => record.table === table && ids.includes(record.id));
    },
    async ofCouncil(wanted) {
      return records.find(({ config_type_id }) => config_type_id === wanted);
    },
  };
  return { fetcher, calls };
}

const load = (configs: Record<string, unknown>, id = 'a') =>
  loadConfig(store(configs).fetcher, { type: 'site-search', id });

describe('loading a configuration', () => {
  it('replaces links at any depth, and lists in place', async () => {
    const loaded = await load({
      a: { schemaVersion: 2, filters: link('b') },
      b: [text('site_name'), link('c', 'd')],
      c: text('address'),
      d: [text('notes'), text('planning_history')],
    });
    expect(loaded.errors).toEqual([]);
    expect(loaded.current).toEqual({
      filters: ['site_name', 'address', 'notes', 'planning_history'].map(text),
    });
    expect(loaded.initial).toEqual({ schemaVersion: 2, filters: link('b') });
  });

  it('fetches each level with one call and no configuration twice', async () => {
    const { fetcher, calls } = store({
      a: { filters: [link('b'), link('c'), link('b')] },
      b: text('site_name'),
      c: link('d'),
      d: text('address'),
    });
    const loaded = await loadConfig(fetcher, { type: 'site-search', id: 'a' });
    expect(loaded.errors).toEqual([]);
    expect(calls).toEqual([['a'], ['b', 'c'], ['d']]);
  });

  it.each([
    ['itself', { a: link('a') }, 'configs/a → configs/a', ''],
    [
      'a longer way round',
      { a: { filters: [link('b')] }, b: link('c'), c: { type: 'group', filters: link('b') } },
      'configs/a → configs/b → configs/c → configs/b',
      'filters[0].filters',
    ],
  ])('calls a circle through %s an error and names the way', async (_, configs, way, path) => {
    const loaded = await load(configs);
    expect(loaded.current).toBeUndefined();
    expect(loaded.errors).toEqual([
      {
        kind: 'validation',
        message: 'Config is invalid',
        path,
        details: `Links go in a circle: ${way}`,
      },
    ]);
  });

  it('stops links that double at each level', async () => {
    const doubling = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`b${at}`, [link(`b${at + 1}`), link(`b${at + 1}`)]]),
    );
    const loaded = await load({ a: { filters: link('b0') }, ...doubling, b30: text('notes') });
    expect(loaded.errors[0]?.details).toBe('Too many links');
  });

  it('says which linked configuration is missing', async () => {
    const loaded = await load({ a: { filters: [text('notes'), link('gone')] } });
    expect(loaded.errors[0]).toMatchObject({
      kind: 'validation',
      path: 'filters[1]',
      details: 'Linked config configs/gone is not found',
    });
  });

  it('hints to create a configuration that does not exist', async () => {
    const { fetcher } = store({});
    expect((await loadConfig(fetcher, { type: 'site-card' })).errors).toEqual([
      {
        kind: 'fetching',
        message: 'Site card config does not exist',
        hint: 'Please, create the config',
      },
    ]);
    expect((await loadConfig(fetcher, { type: 'site-card', id: 'x' })).errors[0]?.message).toBe(
      'Config is not found: 404',
    );
  });

  it('collects what cannot be fetched, is of no known or another type, or is no JSON', async () => {
    const broken: ConfigFetcher = {
      byIds: () => Promise.reject(new Error('connection lost')),
      ofCouncil: () => Promise.reject(new Error('connection lost')),
    };
    expect((await loadConfig(broken, { type: 'site-card' })).errors).toEqual([
      { kind: 'fetching', message: 'Failed to get config', details: 'connection lost' },
    ]);
    const { fetcher } = store({ a: {} });
    expect((await loadConfig(fetcher, { type: 'constructor' })).errors[0]).toMatchObject({
      kind: 'other',
      message: 'There is no matching types for config type',
    });
    expect((await loadConfig(fetcher, { type: 'site-card', id: 'a' })).errors[0]?.kind).toBe(
      'other',
    );
    const notJson = { ...fetcher, byIds: async () => [record('{')] };
    expect((await loadConfig(notJson, { type: 'site-search', id: 'a' })).errors[0]).toMatchObject({
      kind: 'validation',
      message: 'Config is invalid',
      details: expect.stringMatching(/^The config is not JSON: /) as string,
    });
  });

  it('keeps a linked configuration that fails to arrive apart from an invalid one', async () => {
    const { fetcher } = store({ a: { filters: link('b') } });
    const half: ConfigFetcher = {
      ...fetcher,
      byIds: (ids, table) =>
        ids.includes('b') ? Promise.reject(new Error('timeout')) : fetcher.byIds(ids, table),
    };
    expect((await loadConfig(half, { type: 'site-search', id: 'a' })).errors).toEqual([
      { kind: 'fetching', message: 'Failed to get config', details: 'timeout' },
    ]);
  });

  it('upgrades an unmarked configuration and refuses a newer one', async () => {
    const old = {
      filters: [
        { type: 'GROUP', operator: '_or', filters: [{ ...text('notes'), type: 'TEXT' }] },
        {
          type: 'NUMBER',
          dbPropertyName: 'size_ha',
          label: 'Size',
          min: 0,
          max: 9,
          equality: 'GE',
        },
      ],
    };
    const loaded = await load({ a: old });
    expect(loaded.errors).toEqual([]);
    expect(loaded.current?.filters).toMatchObject([
      { type: 'group', filters: [{ type: 'text' }] },
      { type: 'number', equality: '>=' },
    ]);
    expect((await load({ a: { schemaVersion: 99, filters: [] } })).errors[0]).toMatchObject({
      kind: 'validation',
      path: 'schemaVersion',
    });
  });
});

const record = (config: string): ConfigRecord => ({
  id: 'a',
  table: 'configs',
  config_type_id: 'site-search',
  config,
});
