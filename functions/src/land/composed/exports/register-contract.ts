import { closed, endpoint, yup } from '../../../platform/contract.ts';
import { exportMessages as messages } from './messages.ts';
import {
  developed,
  exportedScenario,
  isOneOfThem,
  readsExports,
  whichSites,
} from './which-sites.ts';

const registerSite = closed({
  siteId: yup.number().required(),
  reference: yup.string().nullable().defined(),
  reason: yup.string().required(),
});

/** Whether the sites make a valid register of the national standard; what is wrong, by site and column. */
export const checkBrownfield = endpoint({
  ...readsExports,
  method: 'POST',
  path: '/site/export/brownfield-check',
  summary: 'Check sites against the national brownfield land register',
  changes: [],
  body: closed({ ...whichSites, scenario: exportedScenario.nullable(), developed }).test(
    'one-of',
    messages.idsOrSelection,
    isOneOfThem,
  ),
  response: closed({
    ready: yup.boolean().required(),
    /** At most 500; the counts are of all. siteId is null for problems of the whole register. */
    problems: yup
      .array()
      .of(
        closed({
          siteId: yup.number().nullable().defined(),
          reference: yup.string().nullable().defined(),
          column: yup.string().required(),
          reason: yup.string().required(),
        }),
      )
      .required(),
    /** Sites that do not belong in the register, such as greenfield land or parts of others, and why; at most 500. */
    leftOut: yup.array().of(registerSite).required(),
    /** Sites that belong there, with what is to be looked at; at most 500. */
    noted: yup.array().of(registerSite).required(),
    counts: closed({
      sites: yup.number().integer().required(),
      readySites: yup.number().integer().required(),
      problems: yup.number().integer().required(),
      leftOut: yup.number().integer().required(),
      /** Of those left out: they lie inside others of the register. */
      inside: yup.number().integer().required(),
      noted: yup.number().integer().required(),
    }).required(),
    /** False where no field tells which land was developed before, and nobody has said it: see `developed`. */
    landKnown: yup.boolean().required(),
  }),
});
