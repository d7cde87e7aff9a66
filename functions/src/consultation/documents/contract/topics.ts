import { closed, endpoint, yup } from '../../../platform/contract.ts';
import { DOCUMENTS_PATH, readsDrafts } from './draft-shapes.ts';

/** Whoever reads drafts sees them, whether or not they may read representations. */
export const listDocumentTopics = endpoint({
  ...readsDrafts,
  method: 'GET',
  path: `${DOCUMENTS_PATH}/topics`,
  summary: 'Topics that parts of documents are tagged with',
  reads: ['topic'],
  response: closed({
    topics: yup
      .array()
      .of(
        closed({
          id: yup.number().required(),
          name: yup.string().required(),
          /** It is offered no more, and stays where it was chosen. */
          isRetired: yup.boolean().required(),
        }).required(),
      )
      .required(),
  }),
});
