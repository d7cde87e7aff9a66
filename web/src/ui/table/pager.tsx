import { chakra } from '@chakra-ui/react';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { IconButton } from '../button.tsx';
import { Control, SelectControl } from '../control.tsx';
import { tableMessages as messages } from './messages.ts';

interface PagerProps {
  page: number;
  pages: number;
  total: number;
  pageSize: number;
  sizes: readonly number[];
  goTo: (page: number) => void;
  setPageSize: (size: number) => void;
}

const words = (n: number) => n.toLocaleString('en-GB');

/** Which rows of how many, and the way to any other page. */
export function Pager({ page, pages, total, pageSize, sizes, goTo, setPageSize }: PagerProps) {
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const [pageId, sizeId] = [useId(), useId()];
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  const go = (text: string) => {
    const wanted = Math.trunc(Number(text));
    if (Number.isFinite(wanted) && text.trim() !== '') goTo(Math.min(pages, Math.max(1, wanted)));
    setTyped(String(page));
  };
  return (
    <Bar aria-label={messages.pages}>
      <chakra.p flex="1" minW="32" fontVariantNumeric="tabular-nums">
        {messages.range(words(from), words(to), words(total))}
      </chakra.p>
      <Label htmlFor={sizeId}>{messages.rows}</Label>
      <SelectControl
        id={sizeId}
        aria-label={messages.rows}
        w="20"
        value={pageSize}
        onChange={(event) => setPageSize(Number(event.target.value))}
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </SelectControl>
      <Group>
        <Step
          label={messages.first}
          off={page === 1}
          icon={<ChevronFirst size={16} />}
          act={() => goTo(1)}
        />
        <Step
          label={messages.previous}
          off={page === 1}
          icon={<ChevronLeft size={16} />}
          act={() => goTo(page - 1)}
        />
        <Label htmlFor={pageId}>{messages.page}</Label>
        <Control
          id={pageId}
          aria-label={messages.page}
          w="20"
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={(event) => go(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && go(event.currentTarget.value)}
        />
        <span>{messages.ofPages(words(pages))}</span>
        <Step
          label={messages.next}
          off={page === pages}
          icon={<ChevronRight size={16} />}
          act={() => goTo(page + 1)}
        />
        <Step
          label={messages.last}
          off={page === pages}
          icon={<ChevronLast size={16} />}
          act={() => goTo(pages)}
        />
      </Group>
    </Bar>
  );
}

interface StepProps {
  label: string;
  icon: React.ReactNode;
  off: boolean;
  act: () => void;
}
const Step = ({ label, icon, off, act }: StepProps) => (
  <IconButton
    label={label}
    icon={icon}
    aria-disabled={off || undefined}
    opacity={off ? 0.5 : 1}
    onClick={() => !off && act()}
  />
);

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '2',
    borderTopWidth: '1px',
    bg: 'bg.panel',
  },
});
const Group = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1.5' } });
const Label = chakra('label', { base: { color: 'fg.muted', hideBelow: 'md' } });
