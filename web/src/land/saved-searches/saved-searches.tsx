import type {
  SearchParameters,
  SearchTemplate,
} from '@contract/records/templates/template-schema.ts';
import { chakra } from '@chakra-ui/react';
import { Bookmark, BookmarkPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { boxInMetres } from '../../map/view.ts';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { SearchDraft } from '../ground/filters/use-search-draft.ts';
import { useSearchModel } from '../ground/search/search-model.tsx';
import { lostFields } from './lost-fields.ts';
import { savedSearchMessages as messages } from './messages.ts';
import { type AskedOfSaved, SavedSearchDialogs } from './saved-dialogs.tsx';
import { SavedList } from './saved-list.tsx';
import { useOpenSaved } from './use-open-saved.ts';
import { useSavedSearches } from './use-saved-searches.ts';

/** Searches that were saved, one's own and colleagues', and saving this one. */
export function SavedSearches({ draft }: { draft: SearchDraft }) {
  const { state, screen, map, bounds } = useSearchModel();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<AskedOfSaved>();
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
      <SavedSearchDialogs
        asked={asked}
        saved={saved}
        current={current}
        open={openSaved}
        close={closeDialog}
      />
    </>
  );
}
