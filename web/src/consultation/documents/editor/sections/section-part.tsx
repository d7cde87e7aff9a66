import { chakra } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { Fragment, memo } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { MenuButton } from '../../../../ui/menu.tsx';
import { useDocumentEditing } from '../draft/builder-context.tsx';
import { positionOfRow } from '../draft/block-moves.ts';
import { samePlan, type SectionPlan } from '../draft/layout.ts';
import { builderMessages as messages } from '../messages.ts';
import { BlockRow } from '../rows/block-row.tsx';
import { RowGap } from '../rows/row-gap.tsx';
import type { Moves } from '../use-moves.ts';
import { SectionOthers } from '../presence/section-others.tsx';
import { TitleInPlace } from './title-in-place.tsx';

interface SectionPartProps {
  plan: SectionPlan;
  /** Its number stands before its title, as the public sees it. */
  isNumbered: boolean;
  moves: Moves;
}

const STYLES = ['headingLg', 'headingMd', 'headingSm'];
const DEEPEST_HEADING = 6;

/** A section: its title, its rows of blocks, and what can be added between them. */
export const SectionPart = memo(
  function SectionPart({ plan, isNumbered, moves }: SectionPartProps) {
    const { savers, mayWrite } = useDocumentEditing();
    const { section, number, level, rows } = plan;
    const tag = `h${Math.min(level + 1, DEEPEST_HEADING)}` as 'h2';
    const count = rows.flat().length;
    return (
      <Part
        id={`section-${section.id}`}
        tabIndex={-1}
        aria-label={messages.section(number, section.title)}
      >
        <chakra.div display="flex" alignItems="start" gap="2" pt={level === 1 ? '8' : '5'}>
          <chakra.div flex="1" minW="0">
            <TitleInPlace
              id={`section-${section.id}-title`}
              as={tag}
              label={messages.sectionTitle(number)}
              text={section.title}
              placeholder={messages.untitled}
              textStyle={STYLES[level - 1] ?? 'headingSm'}
              {...(isNumbered ? { before: number } : {})}
              saver={() => savers.ofSection(section.id, section.title)}
            />
          </chakra.div>
          {mayWrite && <SectionMenu plan={plan} moves={moves} />}
        </chakra.div>
        {section.kind === 'carousel' && <Badge kind="info">{messages.carousel}</Badge>}
        <SectionOthers sectionId={section.id} />
        {rows.map((row, at) => {
          const first = positionOfRow(plan, at);
          return (
            <Fragment key={row[0]?.id}>
              <RowGap sectionId={section.id} number={number} row={at} place={first} />
              <BlockRow
                blocks={row}
                row={at}
                first={first}
                count={count}
                number={number}
                moves={moves}
              />
            </Fragment>
          );
        })}
        {count === 0 && !mayWrite && <chakra.p color="fg.muted">{messages.emptySection}</chakra.p>}
        <RowGap sectionId={section.id} number={number} row={rows.length} place={count} isLast />
      </Part>
    );
  },
  (before, after) =>
    before.isNumbered === after.isNumbered &&
    before.moves === after.moves &&
    samePlan(before.plan, after.plan),
);

function SectionMenu({ plan, moves }: { plan: SectionPlan; moves: Moves }) {
  const { section, number, at } = plan;
  const { id, parentId } = section;
  const isCarousel = section.kind === 'carousel';
  return (
    <MenuButton
      label={messages.sectionMenu(number)}
      aria-label={messages.sectionMenu(number)}
      size="sm"
      shape="square"
      icon={<Ellipsis size={16} />}
      entries={[
        { label: messages.addSectionAfter, onChoose: () => moves.addSection(parentId, at + 1) },
        { label: messages.addSubsection, onChoose: () => moves.addSection(id, LAST) },
        { label: messages.moveSectionUp, onChoose: () => moves.section(id, 'up') },
        { label: messages.moveSectionDown, onChoose: () => moves.section(id, 'down') },
        { label: messages.moveSectionIn, onChoose: () => moves.section(id, 'right') },
        { label: messages.moveSectionOut, onChoose: () => moves.section(id, 'left') },
        {
          label: messages[isCarousel ? 'endCarousel' : 'makeCarousel'],
          onChoose: () => moves.showSection(id, isCarousel ? 'section' : 'carousel'),
        },
        { label: messages.deleteSection, onChoose: () => moves.deleteSection(id) },
      ]}
    />
  );
}

/** Beyond the last: the last. */
const LAST = 10_000;

const Part = chakra('section', {
  base: {
    outline: 'none',
    scrollMarginTop: '112px',
    // Of a long document only what is near is laid out.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 320px',
    overflow: 'clip',
    overflowClipMargin: '48px',
  },
});
