import pg from 'pg';
import { asSql, type AskedTile } from './tiles-to-ask.ts';

const connections = 4;

/** Tiles per second made by bare `ST_AsMVT` statements over four connections of their own. */
export async function bareSqlPerSecond(
  ownerUrl: string,
  tiles: readonly AskedTile[],
  seconds: number,
): Promise<number> {
  // The driver's hex decoding would be measured too, so the bytes are left undecoded.
  const types = { getTypeParser: () => (raw: unknown) => raw } as unknown as pg.CustomTypesConfig;
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: ownerUrl, types });
      await client.connect();
      return client;
    }),
  );
  const statements = tiles.map((tile) => asSql(tile));
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let next = 0;
  let made = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        await client.query(statements[next++ % statements.length]!);
        made++;
      }
    }),
  );
  const rate = (made * 1000) / (performance.now() - begun);
  await Promise.all(clients.map((client) => client.end()));
  return rate;
}

/** A tile as bare SQL makes it. */
export async function bareSqlTile(ownerUrl: string, tile: AskedTile): Promise<Buffer> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ st_asmvt: Buffer }>(asSql(tile));
  await client.end();
  return rows[0]!.st_asmvt;
}
