import type { PageRoute } from './session/page-route.ts';
import { accountsRoutes } from './routes/accounts.ts';
import { adminRoutes } from './routes/admin.ts';
import { consultationsRoutes } from './routes/consultations.ts';
import { documentsRoutes } from './routes/documents.ts';
import { entryRoutes } from './routes/entry.ts';
import { notificationsRoutes } from './routes/notifications.ts';
import { partsRoutes } from './routes/parts.ts';
import { publicDocumentsRoutes } from './routes/public-documents.ts';
import { sitesRoutes } from './routes/sites.ts';

/** Every address of the product. The guard is placemaker.read and the shell `workspace` where none is named. */
export const routes: PageRoute[] = [
  ...sitesRoutes,
  ...notificationsRoutes,
  ...documentsRoutes,
  ...consultationsRoutes,
  ...accountsRoutes,
  ...publicDocumentsRoutes,
  ...adminRoutes,
  ...entryRoutes,
  ...partsRoutes,
];
