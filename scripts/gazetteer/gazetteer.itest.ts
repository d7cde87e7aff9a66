import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchPlaces } from '../../functions/src/land/gazetteer/contract.ts';
import { writeSmallTown } from '../../functions/src/land/ground/places/testing/small-town.ts';
import { type Council, newCouncil } from '../../functions/src/platform/testing/council.ts';
import { inOwnerTransaction } from '../../functions/src/platform/migrate.ts';
import { asOwner } from '../../functions/src/platform/testing/owner.ts';
import { useWorld } from '../../functions/src/platform/testing/world.ts';
import { loadPlaces } from './load.ts';

useWorld();

const fixture = (name: string) => path.join(import.meta.dirname, 'testing', `${name}.csv`);
const load = (...given: string[]) => asOwner(({ client }) => loadPlaces(client, given));

let ash: Council;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-test-'));
  await mkdir(path.join(folder, 'DATA'));
  await mkdir(path.join(folder, 'DOC'));
  await copyFile(fixture('open-names'), path.join(folder, 'DATA', 'SP00.csv'));
  await writeFile(path.join(folder, 'DOC', 'OS_Open_Names_Header.csv'), 'ID,NAMES_URI,NAME1\n');
  ash = await newCouncil({ record: { mapRegion: [-1.8, 54.9, -1.5, 55.1] } });
  await writeSmallTown(ash);
}, 120_000);
afterAll(async () => {
  await asOwner(({ client }) =>
    inOwnerTransaction(client, () => client.query('delete from platform.gazetteer_places')),
  );
  await rm(folder, { recursive: true });
});

const found = async (term: string) => (await ash.as('viewer').call(searchPlaces, { term })).places;
const told = async (term: string) =>
  (await found(term)).map(({ kind, label, detail, isOutside }) =>
    [kind, label, detail, isOutside].join(' | '),
  );

describe('places of Great Britain from open data', () => {
  it('are read from OS Open Names, with postcode districts, and searched after the council’s own', async () => {
    expect(await load(folder)).toEqual({
      source: 'open-names',
      places: 6,
      districts: 1,
      unread: 0,
    });
    expect(await told('quening')).toEqual([
      'place | Quenington | Village, Cotswold, Gloucestershire | true',
      'street | Quenington Old Road | Newcastle upon Tyne | false',
    ]);
    const [village] = await found('Quenington');
    expect(village!.point[0]).toBeCloseTo(-1.791, 2);
    expect(village!.point[1]).toBeCloseTo(51.737, 2);
    expect(village!.box).toHaveLength(4);
    // Either name, and as people type it.
    expect(await told('llanfair pg')).toEqual([
      'place | Llanfair P.G. | Town, Isle of Anglesey | true',
    ]);
    expect((await told('byker'))[0]).toMatch(/^ward \| Byker/);
  });

  it('have postcodes, whole and by their district, each once though two products have it', async () => {
    expect(await load(fixture('code-point'))).toEqual({
      source: 'code-point',
      places: 2,
      districts: 2,
      unread: 0,
    });
    expect(await told('ze39jw')).toEqual(['postcode | ZE3 9JW | Shetland Islands | true']);
    expect(await told('ze2 9aa')).toEqual(['postcode | ZE2 9AA |  | true']);
    expect((await told('ZE3')).slice(0, 1)).toEqual(['postcode | ZE3 |  | true']);
    expect(await told('ze2 9zz')).toEqual([]);
  });

  it('are replaced by the same product’s next import, and by nothing that fails', async () => {
    const next = path.join(folder, 'next.csv');
    await writeFile(
      next,
      '"ZE29AB",10,440950,1168050,"S92000003","","","","S12000027",""\nnonsense\n',
    );
    expect(await load(next)).toMatchObject({ places: 1, unread: 1 });
    expect(await told('ze2 9aa')).toEqual([]);
    expect(await told('quenington')).toHaveLength(2);

    await writeFile(next, 'a,b,c\n');
    await expect(load(next)).rejects.toThrow('neither OS Open Names');
    await expect(load(fixture('code-point'), fixture('open-names'))).rejects.toThrow(
      'one product at a time',
    );
    await mkdir(path.join(folder, 'empty'));
    await expect(load(path.join(folder, 'empty'))).rejects.toThrow('No CSV file');
    expect(await told('ze2 9ab')).toEqual(['postcode | ZE2 9AB |  | true']);
  });

  it('hold no signs of patterns, and are only read by councils', async () => {
    expect(await told('que%')).toEqual([]);
    expect(await told('_ueningto')).toEqual([]);
    await expect(
      asOwner(({ client }) =>
        inOwnerTransaction(client, async () => {
          await client.query(`set local role "${ash.mainSchema}"`);
          await client.query('delete from platform.gazetteer_places');
        }),
      ),
    ).rejects.toThrow('permission denied');
  });
});
