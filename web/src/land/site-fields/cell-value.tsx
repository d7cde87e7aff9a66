import { chakra } from '@chakra-ui/react';
import { ExternalLink, Pencil } from 'lucide-react';
import type { Ref } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type SiteCell, dotOf, linkOf, shownText } from './cell.ts';
import { siteFieldMessages as messages } from './messages.ts';
import { controlHeight } from '../../ui/theme/recipes.ts';

/** A value for reading: its text, the council's dot, a link if it is an address. */
export function ReadValue({ cell, value }: { cell: SiteCell; value: unknown }) {
  return (
    <ReadBox>
      <Dot cell={cell} value={value} />
      <LinkOrText cell={cell} value={value} />
    </ReadBox>
  );
}

interface TouchValueProps {
  cell: SiteCell;
  /** The value shown; while saving, what was typed. */
  value: unknown;
  saving: boolean;
  onTouch: () => void;
  buttonRef: Ref<HTMLButtonElement>;
}

/** An editable value at rest: a button in the place and size of the control. */
export function TouchValue({ cell, value, saving, onTouch, buttonRef }: TouchValueProps) {
  const link = linkOf(value);
  const shown = shownText(cell, value);
  return (
    <chakra.div display="flex" alignItems="start" gap="1">
      <TouchButton
        ref={buttonRef}
        type="button"
        aria-busy={saving || undefined}
        onClick={saving ? undefined : onTouch}
      >
        <Dot cell={cell} value={value} />
        <chakra.span minW="0">
          <VisuallyHidden>{`${messages.edit} ${cell.label}: `}</VisuallyHidden>
          {shown}
        </chakra.span>
        <chakra.span data-mark aria-hidden ms="auto" color="fg.muted">
          {saving ? <Spinner size={14} /> : <Pencil size={14} />}
        </chakra.span>
      </TouchButton>
      {link && (
        <OutLink href={link} target="_blank" rel="noopener noreferrer" aria-label={link}>
          <ExternalLink size={16} aria-hidden />
        </OutLink>
      )}
    </chakra.div>
  );
}

function LinkOrText({ cell, value }: { cell: SiteCell; value: unknown }) {
  const link = linkOf(value);
  if (!link) return shownText(cell, value);
  return (
    <chakra.a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      color="accent.fg"
      textDecoration="underline"
    >
      {link}
    </chakra.a>
  );
}

function Dot({ cell, value }: { cell: SiteCell; value: unknown }) {
  const colour = dotOf(cell, value);
  return colour ? <DotMark style={{ background: colour }} aria-hidden /> : null;
}

// The same size as the control, so that nothing moves when one replaces the other.
const measures = {
  w: 'full',
  minW: '0',
  minH: controlHeight,
  px: '2.5',
  py: { base: '2.5', md: '1' },
  borderWidth: '1px',
  borderColor: 'transparent',
  borderRadius: 'md',
  textStyle: 'body',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const;
const ReadBox = chakra('div', { base: measures });
const TouchButton = chakra('button', {
  base: {
    ...measures,
    display: 'flex',
    alignItems: 'baseline',
    gap: '1.5',
    cursor: 'text',
    _hover: { borderColor: 'border.emphasized' },
    '& [data-mark]': { visibility: 'hidden', alignSelf: 'center' },
    '&:hover [data-mark], &:focus-visible [data-mark], &[aria-busy] [data-mark]': {
      visibility: 'visible',
    },
    _print: { '& [data-mark]': { display: 'none' } },
  },
});
const DotMark = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    w: '2.5',
    h: '2.5',
    me: '1.5',
    borderRadius: 'full',
  },
});
const OutLink = chakra('a', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minW: controlHeight,
    minH: controlHeight,
    color: 'accent.fg',
  },
});
