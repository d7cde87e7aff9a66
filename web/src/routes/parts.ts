import type { PageRoute } from '../session/page-route.ts';

/** Every shared part in each of its states: in local stacks only, a hosted build has neither page nor address. */
export const partsRoutes: PageRoute[] =
  import.meta.env?.DEV || import.meta.env?.['VITE_PARTS']
    ? [
        {
          path: '/__parts',
          title: 'Parts',
          guard: 'public',
          page: () => import('../ui/parts/parts-page.tsx'),
        },
      ]
    : [];
