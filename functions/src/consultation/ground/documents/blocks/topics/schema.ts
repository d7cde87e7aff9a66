import { closed, recordId, yup } from '../../../../../platform/contract.ts';
import type { Fault } from '../../fault.ts';
import { documentMessages as messages } from '../../messages.ts';

export const MAX_TAGGED_TOPICS = 10;

/** What the council tags representations with, said of a part of a document: the same topics by their ids. */
export const tagTopicContent = closed({
  topicIds: yup
    .array()
    .of(recordId.required())
    .max(MAX_TAGGED_TOPICS, messages.tooManyTopics(MAX_TAGGED_TOPICS))
    .required(),
});
export type TagTopicContent = yup.InferType<typeof tagTopicContent>;

export const emptyTagTopic = (): TagTopicContent => ({ topicIds: [] });

export const tagTopicFaults = ({ topicIds }: TagTopicContent): Fault[] =>
  topicIds.length > 0 ? [] : [{ field: 'topicIds', message: messages.topicRequired }];
