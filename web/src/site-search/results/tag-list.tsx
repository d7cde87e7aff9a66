import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { tagSearch } from '../tag-search.ts';
import { messages } from './messages.ts';
import { siteTags, tagLook } from './site-tags.ts';

/** Tags that a card shows before '+n'. */
const MOST_SHOWN = 4;

/** A site's tags in their colours, each leading to its search; beyond four they wait behind '+n'. */
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
  const hidden = tags.length - MOST_SHOWN;
  return (
    <Line aria-label={messages.tags} data-wrapped={all || undefined}>
      {(all ? tags : tags.slice(0, MOST_SHOWN)).map(({ id, name, colour }) => (
        <chakra.li key={id} display="flex" minW="0">
          <Tag to={tagSearch(name)} title={name} tabIndex={tabIndex} style={tagLook(colour)}>
            {name}
          </Tag>
        </chakra.li>
      ))}
      {!all && hidden > 0 && (
        <li>
          <More
            type="button"
            aria-label={messages.showMoreTags(hidden)}
            tabIndex={tabIndex}
            onClick={() => setAll(true)}
          >
            {messages.moreTags(hidden)}
          </More>
        </li>
      )}
    </Line>
  );
}

const Line = chakra('ul', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minH: '30px',
    '&[data-wrapped]': { flexWrap: 'wrap', py: '1' },
  },
});
const tag = {
  base: {
    display: 'block',
    minW: '8',
    minH: '6',
    px: '1.5',
    borderRadius: 'sm',
    textStyle: 'small',
    lineHeight: '24px',
    textAlign: 'center',
    truncate: true,
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
} as const;
const Tag = chakra(Link, tag);
const More = chakra('button', { base: { ...tag.base, bg: 'bg.muted' } });
