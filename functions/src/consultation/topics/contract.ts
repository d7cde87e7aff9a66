import { historyEndpoint } from '../../records/history/history-endpoints.ts';
import { closed, endpoint, needs, ordinal, recordId, yup } from '../../platform/contract.ts';
import { topicMessages as messages } from './messages.ts';

/** Most topics of a council; people choose among them in one list. */
export const MAX_TOPICS = 200;
const MAX_NAME = 120;

const common = { feature: 'topics', flag: 'consultation pages' } as const;
const path = '/consultations/topics';
const mayKeep = { ...common, access: needs('authorisation', 'write') } as const;

const named = closed({
  id: yup.number().required(),
  name: yup.string().required(),
  /** It is offered no more, and stays where it was used. */
  isRetired: yup.boolean().required(),
}).required();

export const listTopics = endpoint({
  ...common,
  access: needs('representations', 'read'),
  method: 'GET',
  path,
  summary: 'Topics that representations are tagged with',
  reads: ['topic'],
  response: yup.array().of(named).required(),
});

const keptTopic = closed({
  id: yup.number().required(),
  name: yup.string().required(),
  isRetired: yup.boolean().required(),
  row_version: yup.number().required(),
  /** Something is tagged with it, or was and is deleted: it is retired, not deleted. */
  isUsed: yup.boolean().required(),
  /** What depends on it: tagged representations, those published with it, saved searches that name it. */
  representations: yup.number().required(),
  published: yup.number().required(),
  searches: yup.number().required(),
  /** Drafts of documents that name it, and documents that are published with its name. */
  drafts: yup.number().required(),
  publishedDocuments: yup.number().required(),
  /** The first of both, as far as the caller may read them. */
  documents: yup
    .array()
    .of(
      closed({
        id: yup.number().required(),
        title: yup.string().required(),
        isDraft: yup.boolean().required(),
        isPublished: yup.boolean().required(),
      }).required(),
    )
    .required(),
}).required();
export type KeptTopic = yup.InferType<typeof keptTopic>;

export const listKeptTopics = endpoint({
  ...mayKeep,
  method: 'GET',
  path: `${path}/all`,
  summary: 'Topics as administrators keep them, with what depends on each',
  reads: ['topic', 'representation', 'template', 'document'],
  response: closed({ topics: yup.array().of(keptTopic).required() }),
});

const name = yup.string().trim().min(1, messages.nameRequired).max(MAX_NAME, messages.nameTooLong);

export const topicFields = { name: name.required(messages.nameRequired) };

export const addTopic = endpoint({
  ...mayKeep,
  method: 'POST',
  path,
  summary: 'Add a topic, as the last',
  changes: ['topic*', 'topic'],
  body: closed(topicFields),
  response: closed({ topic: keptTopic }),
  status: 201,
  idempotent: true,
});

/** Renames, retires or offers it again. Changed by somebody since it was read: 409 changed-meanwhile. */
export const changeTopic = endpoint({
  ...mayKeep,
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Rename or retire a topic',
  changes: ['topic:id', 'topic', 'representation'],
  params: closed({ id: recordId.required() }),
  body: closed({ name, isRetired: yup.boolean(), row_version: ordinal.required() }),
  response: closed({ topic: keptTopic }),
});

/** Of all topics that are offered, as they were read; otherwise 409 changed-meanwhile. */
export const orderTopics = endpoint({
  ...mayKeep,
  method: 'PUT',
  path: `${path}/order`,
  summary: 'Put the topics that are offered in order',
  changes: ['topic'],
  body: closed({
    topics: yup
      .array()
      .of(closed({ id: recordId.required(), row_version: ordinal.required() }).required())
      .max(MAX_TOPICS)
      .required(),
  }),
  response: closed({ topics: yup.array().of(keptTopic).required() }),
});

/** One that nothing was tagged with; one that was used is retired. */
export const removeTopic = endpoint({
  ...mayKeep,
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete a topic that was never used',
  changes: ['topic:id', 'topic*', 'topic'],
  params: closed({ id: recordId.required() }),
  body: closed({ row_version: ordinal.required() }),
  response: closed({ id: yup.number().required() }),
});

export const topicHistory = {
  ...historyEndpoint({
    feature: 'topics',
    path,
    entity: 'topic',
    one: 'a topic',
    access: mayKeep.access,
  }),
  flag: common.flag,
};
