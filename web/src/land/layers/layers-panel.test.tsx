import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LayerRecord } from '@contract/land/ground/layers/feature-schemas.ts';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TenantGate } from '../../session/tenant.tsx';
import { serveCouncil } from '../../testing/serve-council.ts';
import { shown } from '../../testing/shown.tsx';
import { LayersLegend } from './layers-legend.tsx';
import { LayersPanel } from './layers-panel.tsx';
import { useMapLayers } from './use-map-layers.ts';

const layerOf = (id: string, layerName: string, more: Partial<LayerRecord> = {}): LayerRecord => ({
  id,
  layerName,
  themeId: 'Water',
  category: null,
  columnId: null,
  columnName: null,
  mbstyle: '{"type":"fill","paint":{"fill-color":"#00f"}}',
  geometryKind: 'polygon',
  addOnMap: true,
  zIndex: 1,
  minZoom: 0,
  placemakerVisibility: true,
  publicWebmapVisibility: true,
  placemakerDescription: null,
  publicWebMapDescription: null,
  defaultDescription: null,
  basemapRole: null,
  attribution: null,
  version: 1,
  ...more,
});
const second = layerOf('zone-2', 'Flood zone 2');

function Screen() {
  const [chosen, choose] = useState<string[]>();
  const layers = useMapLayers(chosen, choose);
  return (
    <>
      <LayersPanel layers={layers} find={() => undefined} />
      <section aria-label="Key">
        <LayersLegend drawn={layers.drawn} />
      </section>
    </>
  );
}

const order = { config: { groups: [] as object[] } as object | null, errors: [] as object[] };

/** A map's layers in the tree, opened. */
async function openTree(layers: LayerRecord[], ordered = order) {
  serveCouncil(({ path }) => {
    if (path.startsWith('/layers?')) return { json: { result: layers } };
    if (path.startsWith('/configs/effective/layers-order')) return { json: { result: ordered } };
    if (path.startsWith('/configs')) return { json: { result: { config: null, errors: [] } } };
    return { json: { result: layers.map(({ id }) => ({ tiles: `/t/${id}`, sourceLayer: id })) } };
  });
  shown(
    <TenantGate>
      <Screen />
    </TenantGate>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Layers' }));
  await screen.findByRole('checkbox', { name: 'Flood zone 2' });
}
const box = (name: string) => screen.getByRole('checkbox', { name });

it('is walked by arrows, and Escape gives the focus back', async () => {
  await openTree([second]);
  box('All layers').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(box('Sites'));
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(box('Flood zone 2'));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(box('All layers'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Layers' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Layers' }));
});

it('says what a layer is to the readers of each list', async () => {
  const told = { publicWebMapDescription: 'Likely to flood', defaultDescription: 'Of all' };
  await openTree([layerOf('zone-2', 'Flood zone 2', told)]);
  const about = () => screen.getByRole('button', { name: 'About Flood zone 2' });
  await userEvent.hover(about());
  expect((await screen.findByRole('tooltip')).textContent).toBe('Of all');
  await userEvent.unhover(about());
  await userEvent.selectOptions(screen.getByLabelText('Show layers for'), 'public');
  await userEvent.hover(about());
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe('Likely to flood'));
});

it('names a configuration of their order that cannot be used, and shows the layers without it', async () => {
  const fault = { kind: 'validation', message: 'Config is invalid', path: 'groups[0]' };
  await openTree([second], { config: null, errors: [fault] });
  const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
  expect(alerts.join()).toContain('Config is invalid');
  expect(screen.getAllByRole('button', { name: 'Reload' })).not.toHaveLength(0);
});

it('leaves out a layer whose style is broken, which is reported once, and draws the others', async () => {
  const report = vi.fn<(fault: Error) => void>();
  vi.stubGlobal('reportError', report);
  await openTree([second, layerOf('zone-3', 'Flood zone 3', { mbstyle: '{"type":"fil' })]);
  const key = screen.getByRole('region', { name: 'Key' });
  await waitFor(() => expect(key.textContent).toContain('Flood zone 2'));
  expect(key.textContent).not.toContain('Flood zone 3');
  const reported = report.mock.calls.filter(([{ message }]) => message.includes('zone-3'));
  expect(reported).toHaveLength(1);
});

it('layers of a group are put in order by keyboard; one of the basemap stays below them', async () => {
  const base = layerOf('relief', 'Relief', {
    basemapRole: 'base',
    zIndex: 9,
  } as Partial<LayerRecord>);
  await openTree([base, second, layerOf('zone-3', 'Flood zone 3', { zIndex: 2 })]);
  const names = () =>
    screen.getAllByRole('button', { name: /^Opacity of/ }).map((each) => each.ariaLabel);
  expect(names()).toEqual(['Opacity of Flood zone 3', 'Opacity of Flood zone 2']);
  const handle = screen.getByRole('button', { name: 'Move Flood zone 2' });
  handle.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(names()).toEqual(['Opacity of Flood zone 2', 'Opacity of Flood zone 3']);
  screen.getByText('Flood zone 2 moved to 1 of 2');
  expect(document.activeElement).toBe(handle);
  expect(screen.queryByRole('button', { name: 'Move Relief' })).toBeNull();
});
