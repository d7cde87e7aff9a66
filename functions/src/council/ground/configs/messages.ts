/** What people read when a configuration cannot be used; spelled as the specification has it. */
export const configMessages = {
  invalid: 'Config is invalid',
  failedToGet: 'Failed to get config',
  failedToSave: 'Failed to save changes',
  unknown: 'Unknown error occurred',
  missing: (type: string) => `${type} config does not exist`,
  missingHint: 'Please, create the config',
  notFound: 'Config is not found: 404',
  noMatchingTypes: 'There is no matching types for config type',
  doesNotExist: 'Config does not exist',
  featureOrTypeNotFound: 'featureID or configTypeId not found',
  invalidHex: 'Invalid HEX color.',
} as const;
