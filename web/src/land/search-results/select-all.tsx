import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useFound, usePointing } from '../ground/search/search-model.tsx';
import { searchResultMessages as messages } from './messages.ts';

/** Selects everything that was found, and says if more is still arriving, which will be selected, too. */
export function SelectAll() {
  const { sites, total, arriving, error } = useFound();
  const { ticked, everything, tickEverything } = usePointing();
  const box = useRef<HTMLInputElement>(null);
  const all = sites.length > 0 && ticked.size >= sites.length && (everything || !arriving);
  const some = ticked.size > 0 && !all;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  const incomplete = everything && error !== null && total !== undefined;
  useEffect(() => {
    if (!incomplete) return;
    const text = messages.idsMissing(formatNumber(sites.length), formatNumber(total));
    showToast({ kind: 'danger', title: messages.idsFailed, text });
    // Once for each failure.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [incomplete]);
  const waiting = everything && arriving && total !== undefined;
  const label = arriving && sites.length > 0 ? messages.selectAllArriving : messages.selectAll;
  return (
    <chakra.div flex="1" minW="0" display="flex" alignItems="center" gap="1">
      <chakra.label
        display="flex"
        alignItems="center"
        gap="2"
        minH="7"
        minW="0"
        cursor="pointer"
        fontVariantNumeric="tabular-nums"
      >
        <chakra.input
          ref={box}
          type="checkbox"
          accentColor="accent.solid"
          w="4"
          h="4"
          flexShrink="0"
          aria-label={label}
          checked={all}
          disabled={sites.length === 0}
          onChange={() => tickEverything(!all)}
        />
        <chakra.span truncate title={label}>
          {ticked.size === 0
            ? label
            : waiting
              ? messages.selectedArriving(formatNumber(ticked.size), formatNumber(total))
              : messages.selected(formatNumber(ticked.size))}
        </chakra.span>
      </chakra.label>
      {ticked.size > 0 && (
        <IconButton
          size="sm"
          label={messages.selectNone}
          icon={<X size={14} />}
          onClick={() => tickEverything(false)}
        />
      )}
    </chakra.div>
  );
}
