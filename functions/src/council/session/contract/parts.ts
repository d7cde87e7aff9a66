import { closed, yup } from '../../../platform/contract.ts';

/** The feature that every call in this folder belongs to. */
export const feature = 'session';

/** Staff come through azure or saml-sso; consultation users have e-mail and password (firebase-auth). */
export const providerNames = ['azure', 'saml-sso', 'firebase-auth'] as const;
export type ProviderName = (typeof providerNames)[number];

/** The way in which somebody signed in. */
export const provider = () => yup.string().oneOf(providerNames);

/** Where the browser goes next: an address inside the product. */
export const redirectPath = () => yup.string().required();

/** The answer to a sign-in. */
export const signedInAnswer = closed({
  kind: yup.string().oneOf(['staff', 'consultation']).required(),
  verified: yup.boolean().required(),
  withoutInfo: yup.boolean().required(),
  redirectPath: redirectPath(),
});

/** The public page, with its question, to which the link of the confirmation e-mail leads back on any device. */
export const returnTo = yup
  .string()
  .max(300)
  .matches(/^\/p\/[^\s\\]*$/);

/** The page to which staff come back from their provider. */
export const staffReturnTo = yup.string().max(2000);
