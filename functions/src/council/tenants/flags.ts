import type { FlagName } from '../../platform/flag-names.ts';

/** What switching a flag off does. 'later' flags belong to areas that are not built yet. */
export type Guard =
  /** Endpoints whose contract names the flag; they answer as unknown ids do. */
  | { kind: 'calls' }
  /** A rule in the named source file, which holds the flag's name. */
  | { kind: 'rule'; file: string }
  | { kind: 'later'; area: string };

const calls: Guard = { kind: 'calls' };
const rule = (file: string): Guard => ({ kind: 'rule', file });
const later = (area: string): Guard => ({ kind: 'later', area });

/** Every flag with what it guards. */
export const featureFlags = {
  notifications: calls,
  'geodata management': calls,
  'single sign-on': rule('functions/src/council/session/providers.ts'),
  'phone validation': rule('functions/src/council/session/sign-up.ts'),
  'email verification': rule('functions/src/council/session/sign-up.ts'),
  'maplibre map': rule('web/src/map/choose-engine.ts'),

  'site search redesigned': rule('web/src/land/screens/search/search-page.tsx'),
  'site search updated filters': rule('web/src/land/screens/search/search-form-part.tsx'),
  'site search 3D map': rule('web/src/map/toolbar/flagged.ts'),
  'site search AI search': calls,
  'data export': calls,
  'map satellite layer': rule('web/src/map/toolbar/flagged.ts'),
  'map buildings highlighting': rule('web/src/map/toolbar/flagged.ts'),
  'frontend clustering': rule('web/src/map/clustering.ts'),
  'sites list individual scenario': rule('web/src/land/screens/site-list/list-page.tsx'),
  'site details v2': rule('web/src/land/screens/site/site-loader.tsx'),
  'site view scenarios': calls,
  'site view tab actions': calls,
  'site view edit boundary': calls,
  'site view availability tab suggestion form': calls,
  'availability data upload files': rule('functions/src/records/files/bucket-kinds.ts'),
  'contact management': calls,
  'consultation pages': calls,
  'analysis page': calls,
  'document builder': calls,
  'my submissions': rule('functions/src/land/public-submissions/own-submissions.ts'),
  'landing page': rule('functions/src/consultation/public-documents/landing-page.ts'),
  'call-for-sites questionnaire': calls,
  'curated tour': later('storytelling'),
  'select borough area': later('storytelling'),
  'public web map': later('public maps'),
  'suggestion map': calls,
  'interactive map': later('public maps'),
} as const satisfies Record<FlagName, Guard>;

export const APPLICATION_ID = 2;
