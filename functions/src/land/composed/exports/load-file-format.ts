import type { RegisterPlan } from './brownfield/register-row.ts';
import type { ExportFormat } from '../../../records/exports/file-types.ts';
import type { FileFormat } from '../../../records/exports/formats/format.ts';

/** The format of a file, of a register with its columns; loaded on first use: GDAL is 28 MB, and most calls never need it. */
export async function loadFileFormat(
  type: ExportFormat,
  register: RegisterPlan,
): Promise<FileFormat> {
  switch (type) {
    case 'csv':
      return (await import('../../../records/exports/formats/csv.ts')).csv;
    case 'xlsx':
      return (await import('../../../records/exports/formats/xlsx/xlsx.ts')).xlsx;
    case 'geojson':
      return (await import('../../../records/exports/formats/geojson.ts')).geojson;
    case 'gpkg':
      return (await import('../../../records/exports/formats/gpkg.ts')).gpkg;
    case 'shp':
      return (await import('../../../records/exports/formats/shapefile/shapefile.ts')).shapefile;
    case 'kml':
      return (await import('../../../records/exports/formats/kml.ts')).kml;
    case 'brownfield': {
      const { brownfieldCsv } = await import('./brownfield/brownfield-csv.ts');
      return brownfieldCsv(register);
    }
  }
}
