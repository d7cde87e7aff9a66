import { confirmImport, discardImport } from '../../land/geodata/contract/previews.ts';
import { deleteSites } from '../../land/sites/contract.ts';
import { editSites } from '../../land/sites/contract/bulk-edit.ts';
import { jobOperation, type Operation, operation } from './operation.ts';

const CHANGES = ['import', 'site'] as const;

/** What becomes of files of sites, and of the sites that came from them. */
export const importOperations: readonly Operation[] = [
  ...['imports new sites', 'imports the same new sites'].map((name) =>
    jobOperation(name, CHANGES, ({ land }) => land.imports.begun('New')),
  ),
  ...['Renamed', 'Renamed anew'].map((name) =>
    jobOperation(`imports sites, ${name.toLowerCase()}`, CHANGES, async ({ land }) => {
      await land.imports.sites();
      return land.imports.begun(name);
    }),
  ),
  operation('edits imported sites', editSites, async ({ land }) => ({
    edits: [
      {
        sites: await land.imports.sites(),
        values: [{ column_name_raw: 'site_name', new_value: 'Edited' }],
      },
    ],
  })),
  operation(
    'deletes imported sites',
    deleteSites,
    async ({ land }) => ({ sites_ids: (await land.imports.sites()).map(({ id }) => id) }),
    'admin',
  ),
  operation(
    'confirms an import',
    confirmImport,
    async ({ land }) => ({ id: await land.imports.compared() }),
    'admin',
  ),
  operation(
    'discards an import',
    discardImport,
    async ({ land }) => ({ id: await land.imports.compared() }),
    'admin',
  ),
  jobOperation('imports what was confirmed', CHANGES, ({ land }) => land.imports.confirmed()),
];
