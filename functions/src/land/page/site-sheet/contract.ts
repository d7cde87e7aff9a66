import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';
import { siteId } from '../../ground/sites/site-id.ts';

/** One A4 page about a site, to print or hand over: a PDF, named after the site. */
export const siteSheet = endpoint({
  method: 'GET',
  path: '/site/{siteId}/sheet',
  feature: 'site-sheet',
  summary: 'A site on one page, as a PDF',
  reads: ['site:siteId'],
  access: needs('sites', 'read'),
  params: closed({
    siteId,
  }),
  query: closed({ scenario: yup.string().min(1).max(100) }),
  bytes: 'application/pdf',
  response: yup.mixed<Blob>(),
});
