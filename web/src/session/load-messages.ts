/** What is said when the very start fails; apart from messages.ts, which the first load need not carry. */
export const messages = {
  tenantFailed: 'Failed to fetch tenant',
  authInfoFailed: 'Failed to get isAuth info',
} as const;
