import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, user } from '../../testing/searching.tsx';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { gazetteerSource } from './gazetteer-source.ts';
import { PlaceBox } from './place-box.tsx';

const place = (label: string) => ({ label, kind: 'street', detail: 'Street', point: [-1.6, 54.9] });
const known = [place('Park Road'), place('Park Street')];

function show(fails: () => boolean) {
  serve(({ path }) => {
    if (fails()) return { status: 500, json: {} };
    const term = new URLSearchParams(path.split('?')[1]).get('term')?.toLowerCase() ?? '';
    const places = known.filter(({ label }) => label.toLowerCase().includes(term));
    return { json: { result: { places } } };
  });
  shown(<PlaceBox source={gazetteerSource} go={() => undefined} />);
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a place' });
}
const options = () => screen.queryAllByRole('option', { hidden: true });

it('says that there is none, and when the places can’t be had', async () => {
  let fails = false;
  const box = show(() => fails);
  await user.click(box);
  fill(box, 'qqqqzzzz');
  await screen.findByText('No such place');
  fails = true;
  fill(box, 'street');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to handle places autocomplete');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(box.value).toBe('street');
  fails = false;
  fill(box, 'park');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(box.getAttribute('aria-invalid')).toBeNull();
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
});
