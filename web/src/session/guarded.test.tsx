import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { type Asked, type Answer, serve } from '../testing/serve.ts';
import { shown } from '../testing/shown.tsx';
import { Guarded } from './guarded.tsx';

const failure: Answer = {
  status: 500,
  json: { error: { code: 'internal', message: 'Something went wrong', fields: {} } },
};
const known = ({ path }: Asked): unknown => {
  if (path.startsWith('/auth/is-authenticated')) return { isAuthenticated: true };
  if (path.startsWith('/auth/user')) return { uid: 'u1', displayName: 'An officer' };
  return { isAllowed: true, actions: { read: true }, redirectPath: null };
};

describe('a page that only some may see', () => {
  it('stays, with what is typed on it, when who is there cannot be asked again', async () => {
    let failing = false;
    const asked = serve((each) => (failing ? failure : { json: { result: known(each) } }));
    shown(
      <Guarded guard={[{ unit: 'sites', actions: ['read'] }]}>
        <input aria-label="Typed" />
      </Guarded>,
    );
    const field = await screen.findByLabelText('Typed');
    const before = asked.length;
    failing = true;
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(before + 3));
    expect(screen.getByLabelText('Typed')).toBe(field);
  });

  it('is not shown to somebody of whom nothing is known', async () => {
    serve((each) =>
      each.path.startsWith('/policy') ? failure : { json: { result: known(each) } },
    );
    shown(
      <Guarded guard={[{ unit: 'sites', actions: ['read'] }]}>
        <input aria-label="Typed" />
      </Guarded>,
    );
    await screen.findByText('Something went wrong');
    expect(screen.queryByLabelText('Typed')).toBeNull();
  });
});
