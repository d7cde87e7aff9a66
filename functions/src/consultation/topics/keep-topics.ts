import { historyWriter } from '../../records/history/record-history.ts';
import { may, type Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import { checkVersion } from '../../platform/check-version.ts';
import type { ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { representationChanges } from '../ground/publication/representation-changes.ts';
import {
  type changeTopic,
  type KeptTopic,
  MAX_TOPICS,
  type orderTopics,
  type removeTopic,
} from './contract.ts';
import { topicMessages as messages } from './messages.ts';
import {
  deleteTopic,
  findKeptTopics,
  type HeldTopic,
  holdTopics,
  insertTopic,
  isTopicUsed,
  taggedWith,
  writeTopic,
} from './queries.ts';

const topicChanges = { entity: 'topic', writeHistory: historyWriter('topic') } as const;
const ofTopic = (newValue: string) => [{ field: 'topic', label: messages.topic, newValue }];

/** Topics with what depends on them, as far as whoever asks may read it: all of them, or one. */
export const keptTopics = (tx: Tx, actor: Actor, id?: number): Promise<KeptTopic[]> =>
  findKeptTopics(tx, {
    readsDrafts: may(actor, 'placemaker', 'read') && may(actor, 'consultations', 'read'),
    ...(id === undefined ? {} : { id }),
  });

/** Adds a topic as the last. Throws payload-invalid where there is one of that name, or too many. */
export async function addAsLast(tx: Tx, actor: Actor, name: string): Promise<KeptTopic> {
  const held = await holdTopics(tx);
  if (held.length >= MAX_TOPICS) throw invalidField('name', messages.tooMany(MAX_TOPICS));
  refuseTaken(held, name);
  const id = await insertTopic(tx, name);
  if (id === undefined) throw invalidField('name', messages.nameTaken);
  await changed(tx, actor, {
    of: topicChanges,
    ids: [id],
    kind: 'created',
    history: ofTopic(messages.added),
  });
  return requireTopic(tx, actor, id);
}

/** Renames or retires a topic. Throws not-found, changed-meanwhile, and payload-invalid for a name that is taken. */
export async function rewriteTopic(
  tx: Tx,
  actor: Actor,
  { id, row_version, name, isRetired }: ParsedOf<typeof changeTopic>,
): Promise<KeptTopic> {
  const held = await holdTopics(tx);
  const before = meant(held, id, row_version);
  const after = {
    ...before,
    name: name ?? before.name,
    is_retired: isRetired ?? before.is_retired,
  };
  refuseTaken(
    held.filter((each) => each.id !== id),
    after.name,
  );
  const renamed = after.name !== before.name;
  const moved = after.is_retired !== before.is_retired;
  if (!renamed && !moved) return requireTopic(tx, actor, id);
  await writeTopic(tx, after);
  await changed(tx, actor, {
    of: topicChanges,
    ids: [id],
    kind: 'updated',
    history: [
      ...(renamed
        ? [{ field: 'name', label: messages.name, oldValue: before.name, newValue: after.name }]
        : []),
      ...(moved ? ofTopic(after.is_retired ? messages.retired : messages.offeredAgain) : []),
    ],
  });
  if (renamed)
    await changed(tx, actor, {
      of: representationChanges,
      ids: await taggedWith(tx, id),
      kind: 'updated',
    });
  return requireTopic(tx, actor, id);
}

/** Puts the topics that are offered in this order. Throws changed-meanwhile where they are others by now. */
export async function putTopicsInOrder(
  tx: Tx,
  actor: Actor,
  { topics }: ParsedOf<typeof orderTopics>,
): Promise<KeptTopic[]> {
  const offered = (await holdTopics(tx)).filter((topic) => !topic.is_retired);
  const asRead = new Map(topics.map(({ id, row_version }) => [id, row_version]));
  const isSame =
    asRead.size === offered.length &&
    topics.length === offered.length &&
    offered.every(({ id, row_version }) => asRead.get(id) === row_version);
  if (!isSame)
    throw new AppError('changed-meanwhile', { fields: { topics: messages.otherTopics } });
  const byId = new Map(offered.map((topic) => [topic.id, topic]));
  const ordered = topics.flatMap(({ id }) => byId.get(id) ?? []);
  for (const [at, topic] of ordered.entries()) {
    const [position, place] = [at + 1, offered.indexOf(topic) + 1];
    if (topic.position === position) continue;
    await writeTopic(tx, { ...topic, position });
    await changed(tx, actor, {
      of: topicChanges,
      ids: [topic.id],
      kind: 'updated',
      history:
        place === position
          ? []
          : [
              {
                field: 'position',
                label: messages.place,
                oldValue: String(place),
                newValue: String(position),
              },
            ],
    });
  }
  return keptTopics(tx, actor);
}

/** Deletes a topic that was never used. Throws not-found, changed-meanwhile, and payload-invalid where it was. */
export async function deleteUnused(
  tx: Tx,
  actor: Actor,
  { id, row_version }: ParsedOf<typeof removeTopic>,
): Promise<void> {
  meant(await holdTopics(tx), id, row_version);
  if (await isTopicUsed(tx, id)) throw invalidField('id', messages.isUsed);
  await deleteTopic(tx, id);
  await changed(tx, actor, {
    of: topicChanges,
    ids: [id],
    kind: 'deleted',
    history: ofTopic(messages.deleted),
  });
}

function meant(held: readonly HeldTopic[], id: number, version: number): HeldTopic {
  const topic = held.find((each) => each.id === id);
  if (!topic) throw new AppError('not-found');
  checkVersion(version, topic.row_version, { name: topic.name });
  return topic;
}

function refuseTaken(held: readonly HeldTopic[], name: string): void {
  if (held.some((each) => each.name.toLowerCase() === name.toLowerCase()))
    throw invalidField('name', messages.nameTaken);
}

async function requireTopic(tx: Tx, actor: Actor, id: number): Promise<KeptTopic> {
  const [topic] = await keptTopics(tx, actor, id);
  if (!topic) throw new AppError('not-found');
  return topic;
}
