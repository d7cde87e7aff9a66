import { closed, endpoint, needs, yup } from '../../platform/contract.ts';

/** The map services that a council may hold a key for. */
export const apiKeyNames = ['mapbox', 'google-maps', 'os-maps', 'os-places'] as const;

const feature = 'api-keys';
const name = yup.string().oneOf(apiKeyNames).required();
const apiKey = closed({
  name,
  /** Encrypted; the content system's encryption/decrypt reveals it to those with the right. */
  key: yup.string().required(),
  updatedAt: yup.string().required(),
});

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api-keys',
  feature,
  summary: "The council's keys to map services, encrypted",
  reads: ['api-key'],
  access: needs('placemaker', 'read'),
  response: yup.array(apiKey).required(),
});

export const putApiKey = endpoint({
  method: 'PUT',
  path: '/api-keys/{name}',
  feature,
  summary: 'Keeps a key, in place of the one before; it is encrypted before it is stored',
  changes: ['api-key'],
  access: needs('authorisation', 'write'),
  params: closed({ name }),
  body: closed({
    key: yup
      .string()
      .matches(/^[\x21-\x7e]{1,2000}$/, {
        message: 'A key is 1 to 2,000 letters, digits and signs, no spaces',
        excludeEmptyString: true,
      })
      .matches(
        /^(?!sk\.)/,
        'This is a secret key, which is for servers only; a public one begins with pk.',
      )
      .required('Keys are empty'),
  }),
  response: apiKey,
});

export const deleteApiKey = endpoint({
  method: 'DELETE',
  path: '/api-keys/{name}',
  feature,
  summary: 'Forgets a key',
  changes: ['api-key'],
  access: needs('authorisation', 'write'),
  status: 204,
  params: closed({ name }),
  response: yup.mixed(),
});
