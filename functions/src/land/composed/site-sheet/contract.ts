import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';
import { siteId } from '../../ground/sites/site-id.ts';

/** A handout about a site, two pages of A4 unless its notes are long: a tagged PDF, named after the site. */
export const siteSheet = endpoint({
  method: 'GET',
  path: '/site/{siteId}/sheet',
  feature: 'site-sheet',
  summary: 'A site on two pages to hand out, as a tagged PDF',
  reads: ['site:siteId'],
  access: needs('sites', 'read'),
  params: closed({
    siteId,
  }),
  query: closed({ scenario: yup.string().min(1).max(100) }),
  bytes: 'application/pdf',
  response: yup.mixed<Blob>(),
});
