import { expect, it } from 'vitest';
import { shown } from '../testing/shown.tsx';
import KeyDialog from './key-dialog.tsx';

const keysBeside = (mark?: 'data-site-page' | 'data-results' | 'data-neighbours') => {
  const place = document.body.appendChild(document.createElement('main'));
  if (mark) place.setAttribute(mark, '');
  const { unmount, container } = shown(<KeyDialog onClose={() => undefined} />);
  const keys = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent);
  unmount();
  place.remove();
  return keys;
};

it('lists only the keys that do something on the page', () => {
  expect(keysBeside()).toEqual(['?', 'Esc']);
  expect(keysBeside('data-site-page')).toEqual(['/', '?', 'Esc', 'Ctrl Z', 'Enter']);
  expect(keysBeside('data-neighbours')).toContain('Alt ↑  Alt ↓');
  expect(keysBeside('data-results').slice(0, 4)).toEqual(['/', '?', 'Esc', '↑ ↓']);
});
