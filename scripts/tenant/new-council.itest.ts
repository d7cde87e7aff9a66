import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireTenant } from '../../functions/src/platform/tenancy.ts';
import { asOwner } from '../../functions/src/platform/testing/owner.ts';
import { useWorld } from '../../functions/src/platform/testing/world.ts';
import { createCouncil } from './create.ts';
import { eraseCouncil } from './erase.ts';
import { nextSteps } from './local-accounts.ts';
import { setCouncil } from './set.ts';
import { sessionCookieFor } from './sign-in.ts';

useWorld();

const elm = `s${randomBytes(5).toString('hex')}-elm`;
const name = 'Elm Borough Council';
beforeAll(
  () =>
    asOwner((owner) =>
      createCouncil(owner, { shortName: elm, name, colour: '#123456', admin: undefined }),
    ),
  120_000,
);
afterAll(() => asOwner(({ client }) => eraseCouncil(client, elm)));

describe('a new council', () => {
  it.each([
    [{ colour: 'red' }, 'no colour'],
    [{ admin: 'boss' }, 'no email'],
    [{ shortName: elm }, 'already'],
  ])('is refused with %j', async (fault, words) => {
    const asked = { shortName: 'oakham', name: 'Oakham', colour: '#123456', admin: undefined };
    const creating = asOwner((owner) => createCouncil(owner, { ...asked, ...fault }));
    await expect(creating).rejects.toThrow(words);
  });

  it.each(['admin', 'officer', 'viewer'])('lets its %s in', async (who) => {
    expect(await sessionCookieFor(`${who}@${elm}.test`, elm)).toMatch(/^[\w-]+\.[\w-]+\./);
  });

  it('has on what is built and needs no further set-up', async () => {
    const { flags } = await requireTenant(elm);
    expect([...flags]).toEqual(
      expect.arrayContaining(['geodata management', 'data export', 'document builder']),
    );
    expect(flags.has('landing page')).toBe(true);
    expect(flags.has('public web map')).toBe(false);
    expect(flags.has('map satellite layer')).toBe(false);
  });

  it('tells where it is and whom to sign in as', () => {
    const words = nextSteps(elm, 'http://localhost:5000');
    expect(words).toContain(`http://${elm}.localhost:5000`);
    expect(words).toContain(`admin@${elm}.test, officer@${elm}.test, viewer@${elm}.test`);
  });

  it('changes its settings, region and flags', async () => {
    const done = await setCouncil(elm, {
      name: 'Elm City Council',
      colour: '#654321',
      region: '-0.2,51.4,0,51.6',
      licence: '© Elm',
      flag: ['data export=off'],
      maintenance: ['/map=on'],
    });
    expect(done).toContain('mapRegion');
    const tenant = await requireTenant(elm);
    expect(tenant).toMatchObject({
      name: 'Elm City Council',
      record: {
        mainColor: '#654321',
        mapRegion: [-0.2, 51.4, 0, 51.6],
        locationLonLat: [-0.1, 51.5],
        mapLicense: '© Elm',
        page_maintenance_status: expect.arrayContaining([
          { route: '/map', maintenanceActive: true, maintenanceActiveUntil: null },
        ]),
      },
    });
    // A metre or so of the place on the grid.
    const [x = 0, y = 0] = tenant.record.location as number[];
    expect(Math.abs(x - 532000) + Math.abs(y - 179600)).toBeLessThan(2_000);
    expect(tenant.flags.has('data export')).toBe(false);
  });

  it.each([
    [{}, 'Say what to change'],
    [{ colour: 'red' }, 'six hex digits'],
    [{ region: '0,51,-1,52' }, 'west, south, east and north'],
    [{ region: '1,2' }, 'mapRegion'],
    [{ flag: ['data export'] }, 'on'],
    [{ flag: ['nothing=on'] }, 'no flag'],
    [{ maintenance: ['soon'] }, 'on, off'],
    [{ logo: 'logo.exe' }, 'PNG'],
  ])('refuses %j', async (typed, words) => {
    await expect(setCouncil(elm, typed)).rejects.toThrow(words);
  });

  it('knows no other council', async () => {
    await expect(setCouncil('nowhere-at-all', { name: 'X' })).rejects.toThrow('no council');
  });
});
