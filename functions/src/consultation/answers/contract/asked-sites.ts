import { closed, endpoint, recordId, yup } from '../../../platform/contract.ts';

export const MIN_ASKED = 2;
export const MAX_ASKED = 100;

const site = closed({ id: yup.number().required(), name: yup.string().defined() }).required();

/**
 * Sites of a map-linked question that a typed address, postcode or name means: those that say it themselves, and those
 * nearest to the places that are called so. On any other question, or one that is not public: 404.
 */
export const findAskedSites = endpoint({
  feature: 'answers',
  flag: 'consultation pages',
  access: 'signed-in',
  method: 'GET',
  path: '/documents/{id}/questions/{questionId}/sites',
  summary: 'Sites of a question by address, postcode or name',
  reads: ['document:id', 'site'],
  params: closed({ id: recordId.required(), questionId: yup.string().uuid().required() }),
  query: closed({ term: yup.string().trim().min(MIN_ASKED).max(MAX_ASKED).required() }),
  response: closed({
    named: yup.array().of(site).required(),
    places: yup
      .array()
      .of(
        closed({
          label: yup.string().required(),
          detail: yup.string().defined(),
          /** The nearest first. */
          sites: yup
            .array()
            .of(site.shape({ metres: yup.number().required() }).required())
            .required(),
        }).required(),
      )
      .required(),
    /** Places come from open data that has to be attributed. */
    isAttributed: yup.boolean().required(),
  }),
});
