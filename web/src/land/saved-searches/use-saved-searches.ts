import {
  availableTemplates,
  createTemplate,
  deleteTemplate,
  updateTemplate,
} from '@calls/land/site-search/contract/templates.ts';
import type { InputOf } from '@contract/platform/contract.ts';
import type {
  SearchParameters,
  SearchTemplate,
} from '@contract/land/ground/search/templates/template-schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { endpointKey, useEndpoint } from '../../api/use-endpoint.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useRemovable } from '../../ui/use-removable.ts';
import { savedSearchMessages as messages } from './messages.ts';

/** Only what changes is sent. */
type Change = InputOf<typeof updateTemplate>;

/** One's own saved searches and those that colleagues share, and what may be done with one's own. */
export function useSavedSearches(asked: boolean) {
  const list = useEndpoint(availableTemplates, asked ? {} : null);
  const queries = useQueryClient();
  const onDone = () =>
    void queries.invalidateQueries({ queryKey: endpointKey(availableTemplates, {}) });
  // Saving a search changes no site: the searches themselves stay as they are.
  const quietly = { onDone, failure: false as const };
  const creating = useAction(createTemplate, { onDone, failure: false });
  const naming = useAction(updateTemplate, quietly);
  const changing = useAction(updateTemplate, { onDone, failure: messages.notSaved });
  const { remove } = useRemovable<SearchTemplate>({
    id: ({ id }) => id,
    remove: ({ id }) => call(deleteTemplate, { id }),
    restore: ({ name, isShared, parameters }) =>
      call(createTemplate, { name, isShared, parameters }),
    removed: ({ name }) => messages.removed(name),
    failed: () => messages.notSaved,
    renew: () => queries.invalidateQueries({ queryKey: endpointKey(availableTemplates, {}) }),
  });
  const done = (title: string, undo?: () => void) =>
    showToast({
      kind: 'success',
      title,
      ...(undo ? { action: { label: messages.undo, run: undo } } : {}),
    });

  return {
    list,
    creating,
    naming,
    create: async (name: string, isShared: boolean, parameters: SearchParameters) => {
      const made = await creating.run({ name, isShared, parameters });
      if (made) done(messages.saved(made.name));
      return made !== undefined;
    },
    rename: async ({ id }: SearchTemplate, name: string) =>
      (await naming.run({ id, name } as Change)) !== undefined,
    replace: async (
      { id, name, parameters: before }: SearchTemplate,
      parameters: SearchParameters,
    ) => {
      if (await changing.run({ id, parameters }))
        done(messages.updated(name), () => void changing.run({ id, parameters: before }));
    },
    share: async ({ id, name, isShared }: SearchTemplate) => {
      if (await changing.run({ id, isShared: !isShared } as Change))
        done(isShared ? messages.nowOwn(name) : messages.nowShared(name));
    },
    remove,
  };
}
