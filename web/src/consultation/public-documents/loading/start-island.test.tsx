import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IslandFault } from './island-fault.ts';
import { type Enhance, startIsland } from './start-island.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function placed(): HTMLElement {
  document.body.innerHTML = '<div id="part"><p>What the server has set</p></div>';
  return document.querySelector<HTMLElement>('#part')!;
}

const again = () => screen.getByRole('button', { name: 'Try again' });
const loaded = (enhance: Enhance) => () => Promise.resolve({ default: enhance });
const addField: Enhance = (place) => place.append(document.createElement('textarea'));

it('says below what was read that a part did not arrive, and trying again brings it', async () => {
  const place = placed();
  const answers = [
    () => Promise.reject(new TypeError('offline')),
    () => Promise.reject(new TypeError('offline')),
    loaded(addField),
  ];
  await startIsland(place, { load: () => answers.shift()!(), isUsed: true });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Error occurred');
  expect(alert.textContent).toContain('Part of this page could not be loaded.');
  expect(place.nextElementSibling).toBe(alert);
  expect(place.textContent).toBe('What the server has set');

  await userEvent.tab();
  expect(document.activeElement).toBe(again());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(answers).toHaveLength(1));
  await waitFor(() => expect(again().ariaDisabled).toBeNull());
  expect(document.activeElement).toBe(again());
  expect(screen.getAllByRole('alert')).toEqual([alert]);

  await userEvent.keyboard('{Enter}');
  await screen.findByRole('textbox');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  // Whoever pressed the button stays where they were.
  expect(document.activeElement).toBe(place);
});

it('tells why in the words of the part that did not start', async () => {
  const place = placed();
  const enhance = () => Promise.reject(new IslandFault('Failed to load site details'));
  await startIsland(place, { load: loaded(enhance), isUsed: true });
  expect(screen.getByRole('alert').textContent).toContain('Failed to load site details');
});

it('says of a part that breaks later that it is gone, and starts it anew', async () => {
  const place = placed();
  let breaks: (error: unknown) => void = () => undefined;
  const enhance = vi.fn<Enhance>((_place, fails) => void (breaks = fails));
  await startIsland(place, { load: loaded(enhance), isUsed: true });
  expect(screen.queryByRole('alert')).toBeNull();
  breaks(new Error('of what it drew'));
  await userEvent.click(again());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(enhance).toHaveBeenCalledTimes(2);
});

it('leaves in peace those who read a page of which a part is only nicer with a script', async () => {
  await startIsland(placed(), { load: () => Promise.reject(new Error('offline')) });
  expect(screen.queryByRole('alert')).toBeNull();
});
