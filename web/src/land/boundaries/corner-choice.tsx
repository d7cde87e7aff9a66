import { writeGridReference } from '@contract/land/ground/geometry/grid-reference.ts';
import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { Point } from '../../map/draw/national-grid.ts';
import { IconButton } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import { boundaryPanelMessages as messages } from './messages.ts';

interface CornerChoiceProps {
  /** From 0. */
  chosen: number;
  count: number;
  at: Point;
  choose: (place: number) => void;
}

/** Which corner to work on, by number or by stepping through them in a loop: there may be tens of thousands. */
export function CornerChoice({ chosen, count, at, choose }: CornerChoiceProps) {
  const id = useId();
  return (
    <div>
      <chakra.label htmlFor={id} fontWeight="medium">
        {messages.corner}
      </chakra.label>
      <chakra.div display="flex" alignItems="center" gap="1">
        <IconButton
          label={messages.previousCorner}
          icon={<ChevronLeft size={16} />}
          onClick={() => choose((chosen + count - 1) % count)}
        />
        <Control
          id={id}
          inputMode="numeric"
          w="20"
          value={chosen + 1}
          aria-describedby={`${id}-of`}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            const number = Number(target.value.replaceAll(/\D/g, ''));
            choose(Math.max(0, Math.min(number, count) - 1));
          }}
        />
        <IconButton
          label={messages.nextCorner}
          icon={<ChevronRight size={16} />}
          onClick={() => choose((chosen + 1) % count)}
        />
        <chakra.output id={`${id}-of`} textStyle="small" fontVariantNumeric="tabular-nums">
          {messages.cornerOf(count)}
          <chakra.span display="block" color="fg.muted">
            {writeGridReference(at) ?? at.join(', ')}
          </chakra.span>
        </chakra.output>
      </chakra.div>
    </div>
  );
}
