import type {
  SearchParameters,
  SearchTemplate,
} from '@contract/land/ground/search/templates/template-schema.ts';
import { chakra } from '@chakra-ui/react';
import { Bookmark, BookmarkPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { boxInMetres } from '../../map/view.ts';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { SearchDraft } from '../ground/filters/use-search-draft.ts';
import { useSearchModel } from '../ground/search/search-model.tsx';
import { LostDialog } from './lost-dialog.tsx';
import { lostFields, withoutLost } from './lost-fields.ts';
import { savedSearchMessages as messages } from './messages.ts';
import { SearchNameDialog } from './name-dialog.tsx';
import { SavedList } from './saved-list.tsx';
import { useOpenSaved } from './use-open-saved.ts';
import { useSavedSearches } from './use-saved-searches.ts';

type Asked = { kind: 'save' } | { kind: 'rename' | 'lost'; template: SearchTemplate };

/** Searches that were saved, one's own and colleagues', and saving this one. */
export function SavedSearches({ draft }: { draft: SearchDraft }) {
  const { state, screen, map, bounds } = useSearchModel();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const saved = useSavedSearches(screen.records.templates, open || asked !== undefined);
  const openSaved = useOpenSaved();
  /** What stands in the form, as it would be sent. */
  const current = (): SearchParameters => {
    const seen = map.current?.bounds() ?? bounds.current;
    const within = state.area ?? (seen && boxInMetres(seen));
    return {
      filters: draft.filters,
      ...(draft.inArea && !draft.overridden && within ? { area: within } : {}),
      ...(state.sort ? { sort: state.sort } : {}),
    };
  };
  const choose = (template: SearchTemplate) => {
    setOpen(false);
    if (lostFields(template.parameters.filters, screen).length > 0) {
      setAsked({ kind: 'lost', template });
    } else openSaved(template.parameters);
  };
  const closeDialog = () => {
    saved.creating.reset();
    saved.naming.reset();
    setAsked(undefined);
  };
  return (
    <>
      <Button
        ref={anchor}
        variant="outline"
        size="sm"
        icon={<Bookmark size={16} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {messages.menu}
      </Button>
      {open && (
        <Popover anchor={anchor} onClose={() => setOpen(false)} label={messages.menu} width="80">
          <SavedList
            saved={saved}
            choose={choose}
            rename={(template) => {
              setOpen(false);
              setAsked({ kind: 'rename', template });
            }}
            replace={(template) => void saved.replace(template, current())}
          />
          <chakra.div p="2" borderTopWidth="1px" position="sticky" bottom="0" bg="bg.panel">
            <Button
              variant="ghost"
              w="full"
              icon={<BookmarkPlus size={16} />}
              onClick={() => {
                setOpen(false);
                setAsked({ kind: 'save' });
              }}
            >
              {messages.save}
            </Button>
          </chakra.div>
        </Popover>
      )}
      {asked?.kind === 'save' && (
        <SearchNameDialog
          formName={`save-search-${screen.records.name}`}
          title={messages.saveTitle}
          submit={messages.saveButton}
          defaults={{ name: '', isShared: false }}
          withShare
          error={saved.creating.error}
          send={({ name, isShared }) => saved.create(name, isShared, current())}
          onClose={closeDialog}
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
          onClose={closeDialog}
        />
      )}
      {asked?.kind === 'lost' && (
        <LostDialog
          name={asked.template.name}
          fields={lostFields(asked.template.parameters.filters, screen)}
          openWithout={() => {
            const { filters, ...rest } = asked.template.parameters;
            openSaved({ ...rest, filters: withoutLost(filters, screen) });
          }}
          onClose={closeDialog}
        />
      )}
    </>
  );
}
