/** The pages that a council must have. */
export const councilPageKinds = ['accessibility', 'privacy', 'cookies', 'terms'] as const;
export type CouncilPageKind = (typeof councilPageKinds)[number];

/** Where the public reads one. */
export const councilPageAt = (kind: CouncilPageKind) => `/p/${kind}` as const;

/** What they are called, by the council and by the public. */
export const councilPageNames: Record<CouncilPageKind, string> = {
  accessibility: 'Accessibility statement',
  privacy: 'Privacy policy',
  cookies: 'Cookies',
  terms: 'Terms and conditions',
};
