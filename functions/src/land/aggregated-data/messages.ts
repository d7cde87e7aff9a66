import { countedOf, type LeftOut, leftOutWords } from '../ground/sites/left-out.ts';

/** What people read about the counting of sites. */
export const aggregatedDataMessages = {
  counting: 'Counting the sites',
  counted: ({ sites, ended = 0, inside = 0 }: { sites: number } & Partial<LeftOut>) => {
    const counted = countedOf({ sites, ended, inside });
    const words = `${counted} ${counted === 1 ? 'site' : 'sites'} counted`;
    return [words, leftOutWords({ ended, inside })].filter(Boolean).join(', ');
  },
  failed: 'The sites could not be counted',
  noValue: 'N/A',
};
