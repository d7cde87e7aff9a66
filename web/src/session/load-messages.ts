/** Messages for a failure at the very start; apart from messages.ts, which the first load need not include. */
export const startMessages = {
  tenantFailed: 'Failed to fetch tenant',
  authInfoFailed: 'Failed to get isAuth info',
} as const;
