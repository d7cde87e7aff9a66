import { chakra } from '@chakra-ui/react';
import { CircleAlert, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type SiteTag, tagLook } from '../ground/sites/site-tags.ts';
import { tagSearch } from '../ground/search/tag-search.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { tagPanelMessages as messages } from './messages.ts';
import type { PendingTag } from './use-site-tags.ts';

/** A tag in its colour, linking to its search; `remove` if it can be removed. */
export function TagChip({ tag, remove }: { tag: SiteTag; remove?: (() => void) | undefined }) {
  return (
    <Chip style={tagLook(tag.colour)}>
      <Name to={tagSearch(tag.name)} title={tag.name}>
        {tag.name}
      </Name>
      {remove && (
        <ChipButton label={messages.remove(tag.name)} icon={<X size={14} />} onClick={remove} />
      )}
    </Chip>
  );
}

interface PendingChipProps {
  tag: PendingTag;
  again: () => void;
  drop: () => void;
}

/** A tag that is being saved: a spinner, or the reason why it failed and a retry. */
export function PendingChip({ tag: { name, problem }, again, drop }: PendingChipProps) {
  if (problem === undefined) {
    return (
      <Chip bg="bg.muted" role="status" aria-label={messages.saving(name)}>
        <Spinner size={12} />
        {name}
      </Chip>
    );
  }
  return (
    <Chip bg="bg.error" color="fg.error" role="alert">
      <CircleAlert size={14} aria-label={messages.failed(name)} />
      <span title={problem}>
        {name}: {problem}
      </span>
      <ChipButton label={messages.again(name)} icon={<RotateCw size={14} />} onClick={again} />
      <ChipButton label={messages.drop(name)} icon={<X size={14} />} onClick={drop} />
    </Chip>
  );
}

function ChipButton(props: { label: string; icon: ReactNode; onClick: () => void }) {
  const { label, icon, onClick } = props;
  return (
    <Tooltip text={label}>
      <Round type="button" aria-label={label} onClick={onClick} data-screen-only>
        {icon}
      </Round>
    </Tooltip>
  );
}

const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    minH: '6',
    maxW: '72',
    borderRadius: 'sm',
    textStyle: 'small',
    fontWeight: 'medium',
    '& svg': { flexShrink: 0 },
  },
});
const Name = chakra(Link, {
  base: { truncate: true, minW: '0', _hover: { textDecoration: 'underline' } },
});
const Round = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '6',
    h: '6',
    me: '-1.5',
    borderRadius: 'sm',
    cursor: 'pointer',
    color: 'inherit',
    _hover: { bg: 'rgb(0 0 0 / 0.08)' },
  },
});
