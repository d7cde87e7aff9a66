import { changed } from '../../platform/changed.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import {
  addDictionaryTag,
  listDictionaryTags,
  removeDictionaryTag,
} from './contract/dictionary-tags.ts';
import { peopleMessages as messages } from './messages.ts';
import {
  deleteContactTag,
  dictionaryTagsOf,
  insertTag,
  tagsOnSite,
} from './queries/dictionary-tags.ts';

/** The tags of the council's data dictionary that a site bears. */
export const dictionaryTagRoutes: Route[] = [
  route(listDictionaryTags, async ({ input: { siteId }, tx }) => {
    await requireSite(tx, siteId);
    return dictionaryTagsOf(tx, siteId);
  }),
  route(addDictionaryTag, async ({ input: { siteId, term_id }, actor, tx }) => {
    await requireSite(tx, siteId, 'update');
    const given = await insertTag(tx, siteId, term_id);
    if (!given)
      throw new AppError('not-found', { fields: { term_id: `Non-existing id: ${term_id}` } });
    if (given.isNew) {
      const newValue = messages.added(given.label);
      await changed(tx, actor, tagged(siteId, newValue));
    }
    return { tags: await tagsOnSite(tx, siteId) };
  }),
  route(removeDictionaryTag, async ({ input: { siteId, termId }, actor, tx }) => {
    await requireSite(tx, siteId, 'update');
    const label = await deleteContactTag(tx, siteId, termId);
    if (label === undefined) throw new AppError('not-found');
    await changed(tx, actor, tagged(siteId, messages.removed(label)));
    return undefined;
  }),
];

const tagged = (siteId: number, newValue: string) => ({
  of: siteChanges,
  ids: [siteId],
  kind: 'updated' as const,
  around: true,
  history: [{ field: 'data_dictionary_tag', label: messages.dictionaryTag, newValue }],
});
