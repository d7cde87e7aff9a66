import { closed, endpoint, recordId, yup } from '../../../platform/contract.ts';

/** As it would be read if it were published now. */
export const previewDocument = endpoint({
  method: 'GET',
  path: '/documents/drafts/{id}/preview',
  feature: 'documents',
  flag: 'document builder',
  access: [
    { unit: 'placemaker', actions: ['read'] },
    { unit: 'consultations', actions: ['read'] },
  ],
  summary: 'The page of a document as it would be if the draft were published',
  reads: ['document:id', 'consultation', 'layer', 'site'],
  params: closed({ id: recordId.required() }),
  response: closed({
    title: yup.string().required(),
    /** A whole page without scripts, its pictures within it. */
    html: yup.string().required(),
    /** Blocks in which something is missing: they are not shown. */
    leftOut: yup.number().required(),
  }),
});
