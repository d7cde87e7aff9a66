import { closed, endpoint, yup } from '../../../platform/contract.ts';
import { linkMessages } from '../messages.ts';
import { DRAFT_PATH, oneDocument, writesDrafts } from './draft-shapes.ts';
import { MAX_ASKED_AT_ONCE } from './link-limits.ts';

/** A link of a draft to another host. */
export const draftLink = closed({
  address: yup.string().required(),
  /** null: it was not asked yet. */
  askedAt: yup.string().nullable().defined(),
  /** Whether it answered as a page that is there. */
  isThere: yup.boolean().nullable().defined(),
}).required();
export type DraftLink = yup.InferType<typeof draftLink>;

/** Only addresses to which the draft leads are asked; what is found stays with the document. */
export const askDocumentLinks = endpoint({
  ...writesDrafts,
  method: 'POST',
  path: `${DRAFT_PATH}/links`,
  summary: 'Ask other hosts whether what a draft leads to is there',
  changes: [],
  params: closed(oneDocument),
  body: closed({
    addresses: yup
      .array()
      .of(yup.string().required())
      .min(1)
      .max(MAX_ASKED_AT_ONCE, linkMessages.tooMany(MAX_ASKED_AT_ONCE))
      .required(),
  }),
  response: closed({ links: yup.array().of(draftLink).required() }),
});
