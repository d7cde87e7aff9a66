/** The product's areas, each of which may import the ground of those before it (docs/architecture.md). */
export const AREAS = ['council', 'land', 'consultation'] as const;
export type Area = (typeof AREAS)[number];

/** What an area consists of: a level imports those before it. */
export const LEVELS = ['ground', 'feature', 'page'] as const;

/** Folders of the web app that every area stands on. */
export const WEB_GROUND = ['api', 'ui', 'forms', 'session', 'map'] as const;
