import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { geodataPageMessages as messages } from './messages.ts';

interface PagerProps {
  offset: number;
  size: number;
  total: number;
  onChange: (offset: number) => void;
}

/** Steps through pages; hidden if one page holds everything. */
export function ReportPager({ offset, size, total, onChange }: PagerProps) {
  if (total <= size) return null;
  return (
    <chakra.nav aria-label={messages.findings} display="flex" alignItems="center" gap="3">
      <Button
        variant="outline"
        disabled={offset === 0}
        onClick={() => onChange(Math.max(0, offset - size))}
      >
        {messages.previous}
      </Button>
      <chakra.span fontVariantNumeric="tabular-nums">
        {messages.page(offset + 1, Math.min(offset + size, total), total)}
      </chakra.span>
      <Button
        variant="outline"
        disabled={offset + size >= total}
        onClick={() => onChange(offset + size)}
      >
        {messages.next}
      </Button>
    </chakra.nav>
  );
}
