/** The product's areas, each of which may import the ground of those before it (docs/architecture.md). */
export const AREAS = ['council', 'records', 'land', 'consultation'] as const;
export type Area = (typeof AREAS)[number];

/** The area whose every folder is ground: what any record can do. */
export const GROUND_AREA: Area = 'records';

/** The sources of the server and of the web app, and the folder of what gathers several features of an area there. */
export const ROOTS = { 'functions/src': 'composed', 'web/src': 'screens' } as const;
export type Root = keyof typeof ROOTS;

/** Folders of the web app that every area stands on. */
export const WEB_GROUND = ['api', 'ui', 'forms', 'session', 'map'] as const;
