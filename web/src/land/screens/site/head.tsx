import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { AddToList } from '../../site-lists/add-to-list.tsx';
import { ListsMenu } from '../../site-lists/lists-menu.tsx';
import { siteReferenceOf } from '@contract/land/ground/sites/site-reference.ts';
import { siteNameOf } from '../../ground/sites/site-name.ts';
import { TagEditor } from '../../tags/tag-editor.tsx';
import { Button } from '../../../ui/button.tsx';
import { HEADER_HEIGHT } from '../../../ui/theme/breakpoints.ts';
import { useWidthClass } from '../../../ui/use-width.ts';
import { ScenarioBar } from '../../scenarios/scenario-bar.tsx';
import { ScenarioSelect } from '../../scenarios/scenario-select.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { HeadMenu } from './head-menu.tsx';
import { LayoutBar } from './layout/layout-bar.tsx';
import type { LayoutWork } from './layout/use-layout.ts';
import { sitePageMessages as messages } from './messages.ts';
import { Neighbours } from './neighbours.tsx';
import { PanelJump } from './panel-jump.tsx';
import { StatusMark } from './status-mark.tsx';
import { SheetButton } from './sheet-button.tsx';
import { useSite } from '../../ground/sites/site-context.tsx';
import { StaleNotice } from './stale-notice.tsx';
import type { PagePanels } from './use-page-panels.ts';
import { touchTargets } from '../../../ui/theme/recipes.ts';
import { useScrollPadding } from './use-scroll-padding.ts';
import { PageHeading } from '../../../ui/page-frame/page-heading.tsx';

/** The head that stays visible: which site this is, its status, and the actions on it as a whole. */
export function SiteHead({ work, page }: { work: LayoutWork; page: PagePanels }) {
  const phone = useWidthClass() === 'mobile';
  const { site, can, fields } = useSite();
  const name = siteNameOf(site, fields.values());
  const stays = useScrollPadding();
  const [unfolded, setUnfolded] = useState(false);
  // Here, as the actions come and go when a phone is turned.
  const [deleting, setDeleting] = useState(false);
  const actions = (
    <Actions data-screen-only>
      <AddToList />
      <SheetButton />
      {!phone && !work.editing && (
        <Button variant="outline" icon={<LayoutGrid size={16} />} onClick={work.edit}>
          {messages.editLayout}
        </Button>
      )}
      <HeadMenu askToDelete={() => setDeleting(true)} />
    </Actions>
  );
  return (
    <Head ref={phone ? undefined : stays} data-site-page={can.edit ? 'edited' : 'read'}>
      <Sticky ref={phone ? stays : undefined}>
        <Title>
          <Name title={name}>{name}</Name>
          {!phone && <Neighbours />}
          {phone ? <PanelJump page={page} /> : actions}
        </Title>
        {phone && <ScenarioBar />}
      </Sticky>
      {phone ? (
        <>
          <Row>
            <StatusMark />
            <ScenarioSelect />
            <Button
              variant="outline"
              icon={unfolded ? <ChevronUp size={16} /> : <ChevronDown size={16} />}
              ms="auto"
              aria-expanded={unfolded}
              aria-label={messages.tagsAndActions}
              data-screen-only
              onClick={() => setUnfolded(!unfolded)}
            />
          </Row>
          {unfolded && (
            <Row>
              <Reference />
              <ListsMenu />
              <TagEditor />
              {actions}
            </Row>
          )}
        </>
      ) : (
        <Row>
          <Reference />
          <StatusMark />
          <ScenarioSelect />
          <ListsMenu />
          <TagEditor />
        </Row>
      )}
      {!phone && <ScenarioBar />}
      <StaleNotice />
      {deleting && <DeleteDialog close={() => setDeleting(false)} />}
      {work.editing && !phone && <LayoutBar work={work} hidden={page.hidden} />}
    </Head>
  );
}

/** The site's reference, if it has one. */
function Reference() {
  const { site, fields } = useSite();
  const reference = siteReferenceOf(site, fields.values());
  if (reference === undefined) return null;
  return (
    <chakra.span color="fg.muted" overflowWrap="anywhere">
      {messages.reference} {reference}
    </chakra.span>
  );
}

const sticky = {
  position: 'sticky',
  top: `${HEADER_HEIGHT}px`,
  zIndex: 'sticky',
  _print: { position: 'static' },
} as const;
/** On phones only the name stays visible: the rest would leave no room for the panels. */
const Head = chakra('header', {
  base: {
    md: { ...sticky, bg: 'bg.panel', borderBottomWidth: '1px' },
    mdDown: { ...touchTargets.mdDown, display: 'contents' },
  },
});
const Sticky = chakra('div', { base: { mdDown: { ...sticky, bg: 'bg.panel' } } });
const Title = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { md: 'wrap' },
    alignItems: { base: 'center', md: 'flex-start' },
    columnGap: '4',
    rowGap: '2',
    px: '4',
    pt: { base: '2', md: '3' },
  },
});
const Name = chakra(PageHeading, {
  base: { flex: { base: '1', md: '1 1 320px' }, lineClamp: 2 },
});
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    px: '4',
    pt: { base: '0', md: '2' },
    pb: { base: '2', md: '3' },
    mdDown: { bg: 'bg.panel', borderBottomWidth: '1px' },
  },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, gap: '2' },
});
