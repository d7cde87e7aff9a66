import { answerOf } from '../../platform/testing/answer-of.ts';
import { sql, withTenant } from '../../platform/db.ts';
import type { Council } from '../../platform/testing/council.ts';
import { getBoundaries } from '../../land/boundaries/contract.ts';
import { uploadGeodata } from '../../land/geodata/contract.ts';
import { confirmImport } from '../../land/geodata/contract/previews.ts';
import { deliver, upload } from '../../land/geodata/testing/upload.ts';
import { waitingJobs } from '../waiting-jobs.ts';

const SITES = 3;

/** Files of sites at a place, which an admin has sent: of one source in each scene. */
export function importsAt(
  council: Council,
  nth: number,
  [east, north]: readonly [number, number],
  once: <T>(make: () => Promise<T>) => () => Promise<T>,
) {
  const file = (name: string) =>
    JSON.stringify({
      type: 'FeatureCollection',
      crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::27700' } },
      features: Array.from({ length: SITES }, (_, at) => ({
        type: 'Feature',
        properties: { SiteReference: `F${nth}-${at}`, site_name: `${name} ${at}` },
        geometry: { type: 'Point', coordinates: [east + 300 + at * 50, north] },
      })),
    });
  const sent = async (name: string, more: Record<string, string> = {}) => {
    const fields = { kind: 'sites', name: `Source ${nth}`, ...more };
    return answerOf(uploadGeodata, await upload(council, file(name), fields)).id;
  };
  const jobOf = async (id: number) => {
    const waiting = await waitingJobs(council, 'import-geodata');
    const message = waiting.find(({ payload }) => payload.importId === id);
    if (!message) throw new Error(`No job waits for import ${id}`);
    return message;
  };
  const compared = once(async () => {
    const id = await sent('Compared', { preview: 'true' });
    await deliver(council);
    return id;
  });
  return {
    /** The job of a file that calls the sites so. */
    begun: async (name: string) => jobOf(await sent(name)),
    /** A file that was compared and waits. */
    compared,
    /** The job of that file, once an admin has said that it is to be imported. */
    confirmed: once(async () => {
      const id = await compared();
      await council.as('admin').call(confirmImport, { id });
      return jobOf(id);
    }),
    /** Sites that were imported, as an officer sees them. */
    sites: once(async () => {
      await sent('First');
      await deliver(council);
      const { rows } = await withTenant(council, (tx) =>
        sql<{
          id: number;
        }>`select id from sites where source = ${`Source ${nth}`} order by id`.execute(tx),
      );
      if (rows.length !== SITES) throw new Error(`${rows.length} sites were imported`);
      return Promise.all(
        rows.map(async ({ id }) => {
          const { current } = await council.as('officer').call(getBoundaries, { siteId: id });
          return { id, row_version: current.row_version };
        }),
      );
    }),
  };
}
