import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { addFloodLayer } from './testing/flood-layer.ts';
import { askTile, tileAddress, useTiles } from './testing/tile-client.ts';

useTiles();

let oak: Council;
let elm: Council;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  await addFloodLayer(oak);
}, 120_000);

describe('features as tiles by a search', () => {
  const names = async (query: string) => {
    const address = await tileAddress(oak, 'flood', query);
    const { features, status } = await askTile(oak, 'viewer', address('0/0/0'));
    return { status, names: features.map(({ properties }) => properties['name']).sort() };
  };

  it('show those whose column holds the value, or whose id is it', async () => {
    expect((await names('searchValue=tyne&columnName=name')).names).toEqual(['Tyne north bank']);
    expect((await names('searchValue=f1&columnId=code')).names).toEqual(['Tyne north bank']);
    expect((await names('searchValue=f12&columnName=name&columnId=code')).names).toEqual([
      'Ouseburn',
    ]);
    expect((await names('searchValue=burn')).names).toEqual(['Ouseburn']);
    expect((await names('searchValue=%25&columnName=name')).names).toEqual([]);
  });

  it('answer in each form of address, and refuse another council and a wrong hash', async () => {
    const query = 'searchValue=burn&columnName=name';
    const tenant = (council: Council) =>
      `/api/v1/vector-tiles?zoom=0&tileX=0&tileY=0&layerId=flood&projection=3857&tenant=${council.shortName}&${query}`;
    for (const path of [tenant(oak), `/api/v1/vector-tiles/flood/0/0/0?${query}`]) {
      const { status, features } = await askTile(oak, 'viewer', path);
      expect([status, features.length]).toEqual([200, 1]);
    }
    expect((await askTile(oak, 'viewer', tenant(elm))).status).toBe(404);
    const address = (await tileAddress(oak, 'flood', query))('0/0/0');
    expect((await askTile(oak, 'viewer', address.replace('burn', 'tyne'))).status).toBe(400);
    expect((await askTile(elm, 'viewer', address)).status).toBe(404);
    expect((await askTile(oak, 'resident', address)).status).toBe(403);
    expect((await askTile(oak, 'signed-out', address)).status).toBe(401);
    for (const nul of ['searchValue=%00', 'searchValue=a&columnName=%00', 'layerId=%00'])
      expect(
        (await askTile(oak, 'viewer', `/api/v1/vector-tiles?zoom=0&tileX=0&tileY=0&${nul}`)).status,
      ).toBe(400);
    const inFilter = encodeURIComponent(
      '[{"type":"text","dbPropertyName":"name","value":"\\u0000"}]',
    );
    expect(
      (await askTile(oak, 'viewer', `/api/v1/vector-tiles/0/0/0?filters=${inFilter}`)).status,
    ).toBe(400);
    const long = `/api/v1/vector-tiles/flood/0/0/0?searchValue=${'x'.repeat(101)}`;
    expect((await askTile(oak, 'viewer', long)).status).toBe(400);
  });
});
