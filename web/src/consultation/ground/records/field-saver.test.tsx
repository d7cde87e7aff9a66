import {
  changeRepresentation,
  setRepresentationCustom,
} from '@contract/consultation/representations/contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '../../../api/call.ts';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { fieldSaver } from './field-saver.ts';

it('keeps what was typed in a cell where it could not be saved, and says so', async () => {
  serve(() => ({ status: 400, json: { error: { message: 'Payload data is invalid' } } }));
  shown(<Toaster />);
  const save = fieldSaver(
    (record, sent) => call(changeRepresentation, { ...record, ...sent }),
    setRepresentationCustom,
  );
  save(
    { id: 12, row_version: 1 },
    { dbPropertyName: 'policy', label: 'Policy', type: 'text.small', sentAs: 'policy' },
    'Policy H3 of the draft',
  );
  expect(
    await screen.findByText('Payload data is invalid You typed: “Policy H3 of the draft”'),
  ).toBeTruthy();
});
