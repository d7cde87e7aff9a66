/** The product's areas, each of which may import the ground of those before it (docs/architecture.md). */
export const AREAS = ['council', 'records', 'land', 'consultation'] as const;
export type Area = (typeof AREAS)[number];

/** The area whose every folder is ground: what any record can do. */
export const GROUND_AREA: Area = 'records';

/** What an area consists of: a level imports those before it. */
export const LEVELS = ['ground', 'feature', 'page'] as const;

/** Folders of the web app that every area stands on. */
export const WEB_GROUND = ['api', 'ui', 'forms', 'session', 'map'] as const;
