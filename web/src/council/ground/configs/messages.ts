/** Words of the config-error screen (specification 002 sections 2 and 8, spelt as there). */
export const configLoadMessages = {
  failedToGet: 'Failed to get config',
  contactSupport: 'Please, try again or contact support',
  reload: 'Reload',
  developerDetails: 'Developer details',
} as const;
