/** The role that may read what a council has published, and nothing else (migrate.ts). */
export const publicRole = (mainSchema: string): string => `${mainSchema}_public`;
