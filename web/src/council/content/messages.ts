/** What people read when the content system does not let them in (specification 000 section 8). */
export const contentMessages = {
  loginFailed: 'Directus authentication failed',
  refreshFailed: 'Directus refresh failed',
} as const;
