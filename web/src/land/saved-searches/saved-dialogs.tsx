import type {
  SearchParameters,
  SearchTemplate,
} from '@contract/records/templates/template-schema.ts';
import { useSearchModel } from '../ground/search/search-model.tsx';
import { LostDialog } from './lost-dialog.tsx';
import { lostFields, withoutLost } from './lost-fields.ts';
import { savedSearchMessages as messages } from './messages.ts';
import { SearchNameDialog } from './name-dialog.tsx';
import type { useSavedSearches } from './use-saved-searches.ts';

/** To save what is searched for; or to rename a saved search, or to open it without fields that are no more. */
export type AskedOfSaved = { kind: 'save' } | { kind: 'rename' | 'lost'; template: SearchTemplate };

interface SavedSearchDialogsProps {
  asked: AskedOfSaved | undefined;
  saved: ReturnType<typeof useSavedSearches>;
  /** What stands in the form, as it would be sent. */
  current: () => SearchParameters;
  open: (parameters: SearchParameters) => void;
  close: () => void;
}

/** The dialog about saved searches that is asked for, if any. */
export function SavedSearchDialogs({
  asked,
  saved,
  current,
  open,
  close,
}: SavedSearchDialogsProps) {
  const { screen } = useSearchModel();
  return (
    <>
      {asked?.kind === 'save' && (
        <SearchNameDialog
          formName={`save-search-${screen.records.name}`}
          title={messages.saveTitle}
          submit={messages.saveButton}
          defaults={{ name: '', isShared: false }}
          withShare
          error={saved.creating.error}
          send={({ name, isShared }) => saved.create(name, isShared, current())}
          onClose={close}
        />
      )}
      {asked?.kind === 'rename' && (
        <SearchNameDialog
          formName={`rename-search-${asked.template.id}`}
          title={messages.renameTitle}
          submit={messages.renameButton}
          defaults={asked.template}
          withShare={false}
          error={saved.naming.error}
          send={({ name }) => saved.rename(asked.template, name)}
          onClose={close}
        />
      )}
      {asked?.kind === 'lost' && (
        <LostDialog
          name={asked.template.name}
          fields={lostFields(asked.template.parameters.filters, screen)}
          openWithout={() => {
            const { filters, ...rest } = asked.template.parameters;
            open({ ...rest, filters: withoutLost(filters, screen) });
          }}
          onClose={close}
        />
      )}
    </>
  );
}
