import { closed, endpoint, needs, ordinal, recordId, yup } from '../../../platform/contract.ts';
import { analysisMessages as messages } from '../messages.ts';
import { MAX_ANALYSIS_NAME } from './max-name.ts';

const common = { feature: 'analysis', flag: 'analysis page' } as const;
const mayRead = { ...common, access: needs('representations', 'read') } as const;
const mayWrite = { ...common, access: needs('representations', 'write') } as const;
const path = '/consultations/analysis/campaigns';

export const MAX_SIGNATORIES = 1_000_000;
/** Representations that one call adds to a campaign. */
const MAX_ADDITIONS = 50_000;
/** Members of a campaign that one answer lists. */
export const MAX_LISTED_MEMBERS = 500;

export const campaignStates = ['proposed', 'confirmed', 'dissolved'] as const;

const campaign = closed({
  id: yup.number().required(),
  name: yup.string().required(),
  /** How the common text begins, as the public reads it now. */
  excerpt: yup.string().defined(),
  state: yup.string().oneOf(campaignStates).required(),
  representations: yup.number().required(),
  /** All who signed: a petition is one representation with many. */
  signatories: yup.number().required(),
  /** Its representations, to be answered together. */
  ids: yup.array().of(yup.number().required()).required(),
  /** Of a confirmed one: representations that arrived since and look like it. */
  additions: yup.array().of(yup.number().required()).required(),
  row_version: yup.number().required(),
}).required();
export type Campaign = yup.InferType<typeof campaign>;

const member = closed({
  representationId: yup.number().required(),
  representee: yup.string().nullable().defined(),
  /** With the text that all are compared with, from 0 to 1. */
  similarity: yup.number().required(),
  signatories: yup.number().required(),
}).required();
export type CampaignMember = yup.InferType<typeof member>;

const addition = closed({
  representationId: yup.number().required(),
  representee: yup.string().nullable().defined(),
  /** With the text that the members are compared with, from 0 to 1. */
  similarity: yup.number().required(),
}).required();
export type CampaignAddition = yup.InferType<typeof addition>;

export const listCampaigns = endpoint({
  ...mayRead,
  method: 'GET',
  path,
  summary:
    'Near-identical representations of a consultation: proposed, confirmed and dissolved groups',
  reads: ['campaign', 'representation'],
  query: closed({ consultationId: recordId.required() }),
  response: closed({ campaigns: yup.array().of(campaign).required() }),
});

export const getCampaign = endpoint({
  ...mayRead,
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'A campaign with its members and the text that they are compared with',
  reads: ['campaign:id', 'representation'],
  params: closed({ id: recordId.required() }),
  response: closed({
    campaign,
    /** As a reader without the permission for originals sees it. */
    text: yup.string().defined(),
    members: yup.array().of(member).required(),
    additions: yup.array().of(addition).required(),
  }),
});

export const compareMember = endpoint({
  ...mayRead,
  method: 'GET',
  path: `${path}/{id}/members/{representationId}`,
  summary:
    'What a member of a campaign, or one proposed for it, adds to the shared text and what it leaves out',
  reads: ['campaign:id', 'representation:representationId'],
  params: closed({ id: recordId.required(), representationId: recordId.required() }),
  response: closed({
    parts: yup
      .array()
      .of(
        closed({
          kind: yup
            .string()
            .oneOf(['same', 'added', 'removed'] as const)
            .required(),
          text: yup.string().defined(),
        }).required(),
      )
      .required(),
  }),
});

/** Changed by somebody since it was read: 409 changed-meanwhile. */
export const decideCampaign = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Confirm, dissolve or rename a campaign',
  changes: ['campaign:id', 'representation'],
  params: closed({ id: recordId.required() }),
  body: closed({
    name: yup
      .string()
      .trim()
      .min(1, messages.nameRequired)
      .max(MAX_ANALYSIS_NAME, messages.nameTooLong(MAX_ANALYSIS_NAME)),
    state: yup.string().oneOf(campaignStates),
    row_version: ordinal.required(),
  }),
  response: closed({ campaign }),
});

/** Another number by now than was read: 409 changed-meanwhile. */
export const setSignatories = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: `${path}/{id}/members/{representationId}`,
  summary: 'Say how many people signed a member of a campaign',
  changes: ['campaign:id'],
  params: closed({ id: recordId.required(), representationId: recordId.required() }),
  body: closed({
    signatories: yup.number().integer().min(1).max(MAX_SIGNATORIES).required(),
    /** As it was read. */
    from: ordinal.required(),
  }),
  response: closed({ campaign }),
});

export const removeMember = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: `${path}/{id}/members/{representationId}`,
  summary: 'Take a representation out of a campaign',
  changes: ['campaign:id', 'representation'],
  params: closed({ id: recordId.required(), representationId: recordId.required() }),
  response: closed({ campaign }),
});

/** Those that are not proposed any more stay as they are. A campaign that is not confirmed: 409 changed-meanwhile. */
export const decideAdditions = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: `${path}/{id}/additions`,
  summary: 'Add to a confirmed campaign what looks like it, or keep it apart',
  changes: ['campaign:id', 'representation'],
  params: closed({ id: recordId.required() }),
  body: closed({
    representationIds: yup.array().of(recordId.required()).min(1).max(MAX_ADDITIONS).required(),
    decision: yup
      .string()
      .oneOf(['add', 'keep apart'] as const)
      .required(),
  }),
  response: closed({ campaign }),
});
