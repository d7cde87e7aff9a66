import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storeTenant } from '../../api/host.ts';
import { queryClient } from '../../api/query-client.ts';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { TextFacts } from './text-facts.tsx';

it.each([
  [{ representee: { name: 'Ada Marsh' }, attitude: 'Oppose' }, 'By Ada Marsh · Oppose · In review'],
  [{ representee: null, attitude: null }, 'Nobody named yet · No attitude · In review'],
])('says whose text it is, what they think and where it stands', async (known, words) => {
  queryClient.clear();
  storeTenant('oak');
  const representation = { id: 7, status: 'In review', ...known };
  serve(() => ({ json: { result: { representation } } }));
  shown(<TextFacts representationId={7} />);
  expect(await screen.findByText(words)).toBeTruthy();
});
