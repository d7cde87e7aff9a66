import type { TemplateCalls } from '@contract/records/templates/template-endpoints.ts';
import type { InputOf } from '@contract/platform/contract.ts';
import type {
  SearchParameters,
  SearchTemplate,
} from '@contract/records/templates/template-schema.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useRemovable } from '../../ui/use-removable.ts';
import { savedSearchMessages as messages } from './messages.ts';

/** Only what changes is sent. */
type Change = InputOf<TemplateCalls['update']>;

/** One's own saved searches and those that colleagues share, and what may be done with one's own. */
export function useSavedSearches(calls: TemplateCalls, asked: boolean) {
  const list = useEndpoint(calls.list, asked ? {} : null);
  const creating = useAction(calls.create, { failure: false });
  const naming = useAction(calls.update, { failure: false });
  const changing = useAction(calls.update, { failure: messages.notSaved });
  const { remove } = useRemovable<SearchTemplate>({
    id: ({ id }) => id,
    remove: ({ id }) => call(calls.remove, { id }),
    restore: ({ name, isShared, parameters }) => call(calls.create, { name, isShared, parameters }),
    removed: ({ name }) => messages.removed(name),
    failed: () => messages.notSaved,
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
