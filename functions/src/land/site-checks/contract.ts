import { closed, endpoint, needs, yup } from '../../platform/contract.ts';

/** Most findings in one answer; the counts are of all. */
export const MAX_FINDINGS = 500;

/** What does not go together in the council's sites: between fields, and against their capacity. */
export const checkSites = endpoint({
  feature: 'site-checks',
  access: needs('sites', 'read'),
  method: 'GET',
  path: '/site/checks',
  summary: 'What does not go together in the sites of the council',
  reads: ['site'],
  response: closed({
    findings: yup
      .array()
      .of(
        closed({
          siteId: yup.number().required(),
          name: yup.string().required(),
          /** The field's label. */
          field: yup.string().required(),
          message: yup.string().required(),
        }).required(),
      )
      .required(),
    counts: closed({
      /** Of the council, and those among them with a finding. */
      sites: yup.number().required(),
      sitesWithFindings: yup.number().required(),
      findings: yup.number().required(),
    }).required(),
  }),
});
