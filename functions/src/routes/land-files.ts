import type { Feature } from '../platform/app.ts';
import { exportedRecords } from './exported-records.ts';

/** The endpoints of files about sites: imported, exported, attached, printed. */
export const landFileFeatures: Feature[] = [
  {
    paths: [
      '/site/selection',
      '/site/selection/{id}',
      '/site/export/preview',
      '/site/export/brownfield-check',
      '/site/export',
      '/site/exports',
      '/site/export/{id}',
      '/site/export/{id}/file',
      '/records/export',
    ],
    routes: async () =>
      (await import('../land/composed/exports/routes.ts')).exportRoutes(exportedRecords),
  },
  {
    paths: [
      '/site/v2/{id}/files',
      '/file',
      '/site/v2/{id}/files/unscanned',
      '/file/unscanned',
      '/site/v2/{id}/files/quarantined',
      '/file/quarantined',
      '/file/upload',
      '/file/upload/{fileId}',
      '/site/v2/{id}/files/{fileId}',
      '/site/v2/{id}/files/{fileId}/restore',
      '/file/download',
      '/file/signed-url',
    ],
    routes: async () => (await import('../land/files/routes.ts')).fileRoutes,
  },
  {
    paths: ['/site/{siteId}/sheet'],
    routes: async () => (await import('../land/composed/site-sheet/routes.ts')).siteSheetRoutes,
  },
  {
    paths: [
      '/geodata',
      '/geodata-info/{id}',
      '/geodata/{id}/import',
      '/geodata/{id}/compare',
      '/geodata/{id}/discard',
      '/geodata/{id}/columns',
      '/geodata/{id}/sites',
    ],
    routes: async () => (await import('../land/geodata/routes.ts')).geodataRoutes,
  },
];
