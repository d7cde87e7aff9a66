import { geodataInfo, uploadGeodata } from '../../land/geodata/contract.ts';
import { upload } from '../../land/geodata/testing/upload.ts';
import { sql, withTenant } from '../../platform/db.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import type { KilledWork } from './killed-work.ts';

/** More than the job takes in one step. */
const ROWS = 201;
const IN_A_STEP = 200;

/** Officers' files that become sites, with a line in the report for each. */
export const landWork: readonly KilledWork[] = [
  {
    name: 'an import of sites',
    job: 'import-geodata',
    begin: async (council, nth) => {
      const lines = Array.from(
        { length: ROWS },
        (_, at) => `K${nth}-${at},Site ${at},-1.6${nth % 10},54.9${String(at).padStart(3, '0')},1,`,
      );
      const file = ['SiteReference,SiteNameAddress,GeoX,GeoY,Hectares,EndDate', ...lines].join(
        '\n',
      );
      const { id } = answerOf(uploadGeodata, await upload(council, file, { kind: 'brownfield' }));
      const after = (rows: number, status: string) => ({
        status,
        counted: rows,
        reported: rows,
        sites: rows,
        references: rows,
      });
      return {
        kept: async () => {
          const { import: read, counts } = await council
            .as('admin')
            .call(geodataInfo, { id, limit: 1 });
          const { rows } = await withTenant(council, (tx) =>
            sql<{ sites: number; references: number }>`
              select count(*)::int as sites, count(distinct source_reference)::int as references
                from sites where source_reference like ${`K${nth}-%`}`.execute(tx),
          );
          const { status, summary } = read;
          return { status, counted: summary.created, reported: counts.new, ...rows[0] };
        },
        meanwhile: [after(0, 'new'), after(IN_A_STEP, 'processing')],
        due: after(ROWS, 'success'),
      };
    },
  },
];
