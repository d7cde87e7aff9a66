import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { MAX_SITE_NAME_LENGTH } from '@contract/land/ground/sites/site-record.ts';
import { chakra } from '@chakra-ui/react';
import { CircleCheck, Crosshair as Target } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { CountedControl } from '../../ui/counted.tsx';
import { customSiteMessages as messages } from './messages.ts';
import { ShapeRefusal } from './refusal.tsx';
import type { ShapeChoice } from './use-create-chosen.ts';

interface ShapeLineProps {
  /** As people count, from 1. */
  number: number;
  choice: ShapeChoice;
  put: (change: Partial<ShapeChoice>) => void;
  showOnMap: () => void;
}

/** A shape that was read: whether it becomes a site, and its name. */
export const ShapeLine = ({ number, choice, put, showOnMap }: ShapeLineProps) => (
  <chakra.li display="grid" gap="1">
    <chakra.div display="flex" alignItems="center" gap="2">
      {choice.siteId === undefined ? (
        <chakra.input
          type="checkbox"
          accentColor="accent.solid"
          w="4"
          h="4"
          flexShrink="0"
          aria-label={messages.take(number)}
          checked={choice.taken}
          onChange={() => put({ taken: !choice.taken })}
        />
      ) : (
        <chakra.span color="fg.success" role="img" aria-label={messages.done}>
          <CircleCheck size={16} />
        </chakra.span>
      )}
      <chakra.span w="5" textAlign="end" fontVariantNumeric="tabular-nums">
        {number}
      </chakra.span>
      <CountedControl
        aria-label={messages.shapeName(number)}
        placeholder={messages.name}
        most={MAX_SITE_NAME_LENGTH}
        value={choice.name}
        disabled={choice.siteId !== undefined}
        aria-invalid={choice.problem !== undefined || undefined}
        onChange={({ target }) => put({ name: target.value, taken: true, problem: undefined })}
      />
      <IconButton
        label={messages.seeShape(number)}
        icon={<Target size={16} />}
        onClick={showOnMap}
      />
    </chakra.div>
    <chakra.p ps="12" textStyle="small" color="fg.muted">
      {choice.shape.hectares > 0
        ? `${formatNumber(choice.shape.hectares, { NUMBERS_AFTER_DECIMAL_POINT: 2 })} ha`
        : messages.point}
    </chakra.p>
    <ShapeRefusal>{choice.problem}</ShapeRefusal>
  </chakra.li>
);
