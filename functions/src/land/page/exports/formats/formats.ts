import type { RegisterPlan } from '../brownfield/register-row.ts';
import type { ExportFormat } from '../file-types.ts';
import type { FileFormat } from './format.ts';

/** The format of a file, of a register with its columns; loaded on first use: GDAL is 28 MB, and most calls never need it. */
export async function loadFileFormat(
  type: ExportFormat,
  register: RegisterPlan,
): Promise<FileFormat> {
  switch (type) {
    case 'csv':
      return (await import('./csv.ts')).csv;
    case 'xlsx':
      return (await import('./xlsx/xlsx.ts')).xlsx;
    case 'geojson':
      return (await import('./geojson.ts')).geojson;
    case 'gpkg':
      return (await import('./gpkg.ts')).gpkg;
    case 'shp':
      return (await import('./shapefile/shapefile.ts')).shapefile;
    case 'kml':
      return (await import('./kml.ts')).kml;
    case 'brownfield': {
      const { brownfieldCsv } = await import('../brownfield/brownfield-csv.ts');
      return brownfieldCsv(register);
    }
  }
}
