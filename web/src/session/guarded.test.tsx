import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { type Asked, type Answer, serve } from '../testing/serve.ts';
import { shown } from '../testing/shown.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { Guarded } from './guarded.tsx';
import { placeToGo } from './storage.ts';

const failure: Answer = {
  status: 500,
  json: { error: { code: 'internal', message: 'Something went wrong', fields: {} } },
};
const known = ({ path }: Asked): unknown => {
  if (path.startsWith('/auth/is-authenticated')) {
    const user = { uid: 'u1', displayName: 'An officer', grants: ['sites.read'], kind: 'staff' };
    return { isAuthenticated: true, user: { ...user, email: 'viewer@oak.test' }, newsFrom: 0 };
  }
  return { isAllowed: true, actions: { read: true }, redirectPath: null };
};

describe('a page that only some may see', () => {
  it('stays, with what is typed on it, when who is there cannot be asked again', async () => {
    let failing = false;
    const asked = serve((each) => (failing ? failure : { json: { result: known(each) } }));
    shown(
      <Guarded guard={[{ unit: 'sites', actions: ['read'] }]} title="Site details">
        <input aria-label="Typed" />
      </Guarded>,
    );
    const field = await screen.findByLabelText('Typed');
    const before = asked.length;
    failing = true;
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    expect(screen.getByLabelText('Typed')).toBe(field);
  });

  it('is not shown to somebody of whom nothing is known', async () => {
    serve((each) =>
      each.path.startsWith('/policy') ? failure : { json: { result: known(each) } },
    );
    shown(
      <Guarded guard={[{ unit: 'sites', actions: ['write'] }]} title="Site details">
        <input aria-label="Typed" />
      </Guarded>,
    );
    await screen.findByText('Something went wrong');
    expect(screen.queryByLabelText('Typed')).toBeNull();
  });

  it('leads elsewhere who may not see it, and says why', async () => {
    serve((each) => ({
      json: {
        result: each.path.startsWith('/policy')
          ? { isAllowed: false, actions: { read: false }, redirectPath: '/' }
          : known(each),
      },
    }));
    history.replaceState(null, '', '/admin/placemaker/geodata/upload');
    shown(
      <>
        <Routes>
          <Route
            path="/admin/*"
            element={
              <Guarded guard={[{ unit: 'authorisation', actions: ['write'] }]} title="Import">
                <input aria-label="Typed" />
              </Guarded>
            }
          />
          <Route path="/" element={null} />
        </Routes>
        <Toaster />
      </>,
    );
    await screen.findByText('You may not see this page');
    screen.getByText(/“Import” needs permission for administration, which viewer@oak.test/);
    expect(location.pathname).toBe('/');
    expect(screen.queryByLabelText('Typed')).toBeNull();
  });

  it.each([
    ['/p/document/7/my-responses', '/consultations/login'],
    ['/notifications', '/sign-in'],
  ])('leads who is signed out of %s to %s, and remembers where they were', async (path, door) => {
    serve(() => ({ json: { result: { isAuthenticated: false, user: null, newsFrom: null } } }));
    history.replaceState(null, '', `${path}?of=una#answer`);
    shown(
      <Routes>
        <Route
          path={path}
          element={
            <Guarded guard={[{ unit: 'consultations', actions: ['read'] }]} title="My responses">
              <input aria-label="Typed" />
            </Guarded>
          }
        />
        <Route path={door} element={null} />
      </Routes>,
    );
    await waitFor(() => expect(location.pathname).toBe(door));
    expect(placeToGo()).toBe(`${path}?of=una#answer`);
    expect(screen.queryByLabelText('Typed')).toBeNull();
  });
});
