import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { Button } from '../button.tsx';
import { TabPanel, Tabs } from '../tabs.tsx';
import { PageFrame } from './page-frame.tsx';
import { TabLinks } from './tab-links.tsx';

const bar = {
  title: 'Letters',
  state: <p>12 letters</p>,
  actions: <Button variant="ghost">Deleted</Button>,
  primary: <Button>New letter</Button>,
};
const tabs = <TabLinks label="Shown" tabs={[{ to: '/letters', label: 'All' }]} />;
const title = () => screen.getByRole('heading', { level: 1 });
it.each(['page', 'map', 'table'] as const)(
  'a %s has one heading, which can take the focus, its state, its tabs and, last, its primary action',
  (kind) => {
    shown(
      <PageFrame kind={kind} {...bar} tabs={tabs}>
        <p>What it holds</p>
      </PageFrame>,
    );
    title().focus();
    expect(document.activeElement).toBe(title());
    expect(title().textContent).toBe('Letters');
    for (const words of ['12 letters', 'What it holds']) screen.getByText(words);
    within(screen.getByRole('navigation', { name: 'Shown' })).getByRole('link', { name: 'All' });
    const done = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(done).toEqual(['Deleted', 'New letter']);
  },
);

it('the title of a table without tabs stands in its tool bar', () => {
  const tools = <Button variant="ghost">Columns</Button>;
  shown(
    <PageFrame kind="table" {...bar} tools={tools}>
      {null}
    </PageFrame>,
  );
  const toolBar = title().parentElement;
  for (const name of ['Columns', 'Deleted', 'New letter'])
    expect(screen.getByRole('button', { name }).parentElement).toBe(toolBar);
});

it('beside tabs a table’s title stands above its tools', () => {
  const tools = <Button variant="ghost">Columns</Button>;
  shown(
    <PageFrame kind="table" {...bar} tabs={tabs} tools={tools}>
      {null}
    </PageFrame>,
  );
  expect(title().parentElement?.contains(screen.getByRole('button', { name: 'Columns' }))).toBe(
    false,
  );
});

it('a map that shows what the page is tells its title to screen readers', () => {
  shown(
    <PageFrame kind="map" title="Site search" hidesTitle>
      <p>A map</p>
    </PageFrame>,
  );
  expect(title().textContent).toBe('Site search');
  expect(screen.queryByRole('button')).toBeNull();
});

it('tabs that show panels stand in the bar, and the chosen panel in the page', () => {
  const parts = [
    { name: 'counts', label: 'Counts' },
    { name: 'places', label: 'Places' },
  ];
  shown(
    <Tabs
      label="Parts"
      tabs={parts}
      shown="places"
      choose={() => undefined}
      lazy
      renderFrame={(list) => (
        <PageFrame kind="page" title="Analysis" tabs={list}>
          {parts.map(({ name, label }) => (
            <TabPanel key={name} name={name} title={label}>
              <p>The {name}</p>
            </TabPanel>
          ))}
        </PageFrame>
      )}
    />,
  );
  const list = screen.getByRole('tablist', { name: 'Parts' });
  expect(list.parentElement?.parentElement).toBe(title().parentElement);
  expect(screen.getByRole('tabpanel').textContent).toContain('The places');
});
