import { CountedControl } from '../../../ui/counted.tsx';
import { chakra } from '@chakra-ui/react';
import { CircleAlert, Clock, ListFilter, MapPin, Tag, Trash2, LandPlot } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Box } from '../../../map/view.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { MAX_FILTER_LENGTH } from '../../ground/filter-inputs/max-filter-length.ts';
import { useFormParts } from '../../ground/filter-inputs/field-frame.tsx';
import { ListBox } from '../../../ui/combobox/list-box.tsx';
import { Option } from '../../../ui/combobox/option.tsx';
import { useCombobox } from '../../../ui/combobox/use-combobox.ts';
import { useSearchModel } from '../../ground/search/search-model.tsx';
import { Highlighted } from './highlighted.tsx';
import { autocompleteMessages as messages } from './messages.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  id: string;
  at: string;
  value: string;
  change: (value: string) => void;
  placeholder?: string | undefined;
  'aria-describedby'?: string | undefined;
}

const icons: Record<Suggestion['kind'], ReactNode> = {
  recent: <Clock size={16} />,
  clear: <Trash2 size={16} />,
  site: <LandPlot size={16} />,
  tag: <Tag size={16} />,
  value: <ListFilter size={16} />,
  place: <MapPin size={16} />,
};

/**
 * The box for words to search by. While one types it suggests sites to show, tags and values that become filters,
 * places to move the map to, and earlier searches. Typing never waits for the suggestions.
 */
export function SearchBox({ id, at, value, change, ...rest }: SearchBoxProps) {
  const { addFilter, searchWords } = useFormParts();
  const { show, map } = useSearchModel();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const found = useSuggestions(value, open, messages.clear);
  const { suggestions } = found;
  const shown = open && (suggestions.length > 0 || found.failed);
  const close = () => {
    setOpen(false);
    box.setActive(-1);
  };
  const choose = (chosen: Suggestion) => {
    close();
    if (chosen.kind === 'clear') return found.history.clear();
    if (chosen.kind === 'recent') return searchWords?.(at, chosen.label);
    if (chosen.filter) return addFilter?.(at, chosen.filter);
    // Shown on the map, it has been found: what was typed to find it searches for nothing.
    change('');
    if (chosen.siteId !== undefined) return show(chosen.siteId);
    if (chosen.box) map.current?.fit(chosen.box as Box);
  };
  const box = useCombobox({
    id,
    count: suggestions.length,
    shown,
    show: () => {
      setOpen(true);
      return -1;
    },
    enter: (active) => {
      const chosen = suggestions[active];
      if (chosen) choose(chosen);
      else close();
      return chosen !== undefined;
    },
    escape: () => {
      if (shown) close();
      return shown;
    },
    textIsStop: true,
  });
  return (
    <>
      <CountedControl
        ref={input}
        {...rest}
        {...box.input}
        data-search
        enterKeyHint="search"
        most={MAX_FILTER_LENGTH}
        value={value}
        onChange={(event) => {
          change(event.target.value);
          setOpen(true);
          box.setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onBlur={close}
      />
      <VisuallyHidden role="status">
        {!shown ? '' : found.failed ? messages.failed : messages.count(suggestions.length)}
      </VisuallyHidden>
      {shown && (
        <ListBox {...box.list} anchor={input} label={messages.suggestions}>
          {suggestions.map((each, index) => (
            <Option
              key={`${each.kind} ${each.label} ${each.detail}`}
              {...box.option(index)}
              aria-selected={index === box.active}
              onClick={() => choose(each)}
            >
              <SuggestionWords {...each} typed={value} />
            </Option>
          ))}
          {/* In the menu, which floats: under the box it would push the form about as the focus comes and goes. */}
          {found.failed && (
            <Option role="option" aria-selected={false} aria-disabled color="fg.muted">
              <chakra.span pt="0.5" aria-hidden>
                <CircleAlert size={16} />
              </chakra.span>
              {messages.failed}
            </Option>
          )}
        </ListBox>
      )}
    </>
  );
}

/** What a suggestion is, with what was typed of it marked. */
function SuggestionWords({ kind, label, detail, typed }: Suggestion & { typed: string }) {
  return (
    <>
      <chakra.span pt="0.5" color="fg.muted" aria-hidden>
        {icons[kind]}
      </chakra.span>
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        <Highlighted text={label} typed={typed} />
        {detail && (
          <chakra.span display="block" color="fg.muted" textStyle="small">
            <Highlighted text={detail} typed={typed} />
          </chakra.span>
        )}
      </chakra.span>
      {kind !== 'clear' && (
        <chakra.span color="fg.muted" textStyle="small">
          {messages.kinds[kind]}
        </chakra.span>
      )}
    </>
  );
}
