import { expect, it } from 'vitest';
import { shown } from '../testing/shown.tsx';
import KeyDialog from './key-dialog.tsx';

function keysBeside(page: string, searches = false, hasCommands = false) {
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = page;
  const offered = { searches, hasCommands };
  const { unmount, container } = shown(<KeyDialog {...offered} onClose={() => undefined} />);
  const keys = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent);
  unmount();
  place.remove();
  return keys;
}

it('lists only the keys that do something on the page', () => {
  const everywhere = ['?', 'Esc'];
  expect(keysBeside('')).toEqual(everywhere);
  expect(keysBeside('', true)).toEqual(['/', ...everywhere]);
  expect(keysBeside('', true, true)).toEqual(['/', 'Ctrl K', ...everywhere]);
  expect(keysBeside('', false, true)).toEqual(['/  Ctrl K', ...everywhere]);
  expect(keysBeside('<p data-site-page="edited">')).toEqual([...everywhere, 'Ctrl Z', 'Enter']);
  expect(keysBeside('<p data-site-page="read">')).toEqual(everywhere);
  expect(keysBeside('<p data-neighbours>')).toEqual([...everywhere, 'Alt ↑  Alt ↓']);
  expect(keysBeside('<p data-results>').slice(2)).toEqual(['↑ ↓', 'Home End', 'Space', 'Enter']);
  const grid = [...everywhere, '← → ↑ ↓', 'Enter', 'Alt ↓'];
  expect(keysBeside('<p role="grid">')).toEqual(grid);
  expect(keysBeside('<p role="grid"><input type="checkbox">')).toEqual([...grid, 'Space']);
});
