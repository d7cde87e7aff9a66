import { useState } from 'react';
import { Link } from 'react-router-dom';
import { tagSearch } from '../search/tag-search.ts';
import { siteCardMessages as messages } from './messages.ts';
import { siteTags, tagLook } from '../sites/site-tags.ts';

/** Tags that a card shows before '+n'. */
const MAX_SHOWN = 4;

/** A site's tags in their colours, each linking to its search; those after the fourth are behind '+n'. */
export function TagList({
  tags: raw,
  tabIndex,
}: {
  tags: readonly string[];
  tabIndex?: number | undefined;
}) {
  const [all, setAll] = useState(false);
  const tags = siteTags(raw);
  if (tags.length === 0) return null;
  const hidden = tags.length - MAX_SHOWN;
  return (
    <ul data-part="tags" aria-label={messages.tags} data-wrapped={all || undefined}>
      {(all ? tags : tags.slice(0, MAX_SHOWN)).map(({ id, name, colour }) => (
        <li key={id}>
          <Link to={tagSearch(name)} title={name} tabIndex={tabIndex} style={tagLook(colour)}>
            {name}
          </Link>
        </li>
      ))}
      {!all && hidden > 0 && (
        <li>
          <button
            type="button"
            aria-label={messages.showMoreTags(hidden)}
            tabIndex={tabIndex}
            onClick={() => setAll(true)}
          >
            {messages.moreTags(hidden)}
          </button>
        </li>
      )}
    </ul>
  );
}
