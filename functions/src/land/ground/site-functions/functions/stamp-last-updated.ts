import type { SiteFunction } from '../site-function.ts';

export const stampLastUpdated: SiteFunction = {
  description: 'last_updated_date becomes today, in London.',
  needs: ['last_updated_date'],
  run: ({ today }) => ({ last_updated_date: today }),
};
