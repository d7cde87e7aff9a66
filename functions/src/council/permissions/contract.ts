import { closed, endpoint, yup } from '../../platform/contract.ts';

export const units = [
  'placemaker',
  'sites',
  'site-lists',
  'consultations',
  'representations',
  'originals',
  'authorisation',
  'features-in-development',
] as const;
export const actions = ['read', 'write', 'delete'] as const;

/** Units as the specification writes them (000 section 6). */
const written = {
  'site lists': 'site-lists',
  'Features in development': 'features-in-development',
} as const;
type Written = keyof typeof written;
/** The unit of a name in either spelling. */
export const unitNamed = (name: (typeof units)[number] | Written): (typeof units)[number] =>
  name in written ? written[name as Written] : (name as (typeof units)[number]);

/** `?unit=sites&actions=read,write`: the answer only serves to hide buttons; each endpoint decides for itself. */
export const getAccess = endpoint({
  method: 'GET',
  path: '/policy/access',
  summary: 'Which actions on a unit are allowed',
  reads: ['account.own'],
  feature: 'permissions',
  access: 'signed-in',
  query: closed({
    unit: yup
      .string()
      .oneOf([...units, ...(Object.keys(written) as Written[])])
      .required(),
    actions: yup
      .array(yup.string().oneOf(actions).required())
      .min(1)
      .max(actions.length)
      .required()
      .default(['read']),
    /** The caller stays on its page: no redirectPath in the answer. */
    blockRedirect: yup.boolean().default(false),
  }),
  response: closed({
    unit: yup.string().oneOf(units).required(),
    /** Whether every requested action is allowed. */
    isAllowed: yup.boolean().required(),
    /** Whether each requested action is allowed. */
    actions: closed({
      read: yup.boolean(),
      write: yup.boolean(),
      delete: yup.boolean(),
    }).required(),
    /** The first page this person may see; null when allowed, or when blockRedirect was set. */
    redirectPath: yup.string().nullable().default(null),
  }),
});
