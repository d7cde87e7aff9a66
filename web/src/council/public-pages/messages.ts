/** Words of the pages that stand beside the product itself. */
export const publicPageMessages = {
  policy: 'Privacy policy',
  terms: 'Terms and conditions',
  none: 'The council has not published this text yet.',
  contact: 'Questions are answered at',
} as const;
