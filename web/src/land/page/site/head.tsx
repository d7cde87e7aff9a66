import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { formatValue } from '@contract/council/ground/dictionary/format-value.ts';
import { chakra } from '@chakra-ui/react';
import { LayoutGrid } from 'lucide-react';
import { AddToList } from '../../site-lists/add-to-list.tsx';
import { ListsMenu } from '../../site-lists/lists-menu.tsx';
import { siteNameOf } from '../../ground/sites/site-name.ts';
import { TagEditor } from '../../tags/tag-editor.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { HEADER_HEIGHT } from '../../../ui/theme/breakpoints.ts';
import { useWidthClass } from '../../../ui/use-width.ts';
import { ScenarioSelect } from '../../scenarios/scenario-select.tsx';
import { HeadMenu } from './head-menu.tsx';
import { LayoutBar } from './layout/layout-bar.tsx';
import type { LayoutWork } from './layout/use-layout.ts';
import { sitePageMessages as messages } from './messages.ts';
import { PanelJump } from './panel-jump.tsx';
import { SheetButton } from './sheet-button.tsx';
import { useSite } from '../../ground/sites/site-context.tsx';
import { StaleNotice } from './stale-notice.tsx';
import type { PagePanels } from './use-page-panels.ts';
import { touchTargets } from '../../../ui/theme/recipes.ts';
import { useScrollPadding } from './use-scroll-padding.ts';

/** The head that stays visible: which site this is, its status, and the actions on it as a whole. */
export function SiteHead({ work, page }: { work: LayoutWork; page: PagePanels }) {
  const phone = useWidthClass() === 'mobile';
  const name = siteNameOf(useSite().site);
  const stays = useScrollPadding();
  const actions = (
    <Actions data-screen-only>
      <AddToList />
      <SheetButton />
      {!phone && !work.editing && (
        <Button variant="outline" icon={<LayoutGrid size={16} />} onClick={work.edit}>
          {messages.editLayout}
        </Button>
      )}
      <HeadMenu />
    </Actions>
  );
  return (
    <Head ref={phone ? undefined : stays}>
      <Title ref={phone ? stays : undefined}>
        <Name tabIndex={-1} title={name}>
          {name}
        </Name>
        {phone ? <PanelJump page={page} /> : actions}
      </Title>
      <Row>
        <Reference />
        <ScenarioSelect />
        <ListsMenu />
        <TagEditor />
        {phone && actions}
      </Row>
      <StaleNotice />
      {work.editing && !phone && <LayoutBar work={work} hidden={page.hidden} />}
    </Head>
  );
}

/** The site's reference and status, if it has them. */
function Reference() {
  const { site, fields } = useSite();
  const status = statusOf(fields, site);
  return (
    <>
      {site.source_reference && (
        <chakra.span color="fg.muted" overflowWrap="anywhere">
          {messages.reference} {site.source_reference}
        </chakra.span>
      )}
      {status && <Badge kind="info">{status}</Badge>}
    </>
  );
}

/** The first of the council's status fields that has a value, in its own words. */
function statusOf(
  fields: ReadonlyMap<string, DictionaryField>,
  site: Record<string, unknown>,
): string | undefined {
  const said = [...fields.values()].find(
    ({ type, dbPropertyName }) => type === 'status' && site[dbPropertyName],
  );
  return said && formatValue(said, site[said.dbPropertyName]);
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
const Title = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { md: 'wrap' },
    alignItems: 'flex-start',
    columnGap: '4',
    rowGap: '2',
    px: '4',
    pt: '3',
    mdDown: { ...sticky, bg: 'bg.panel', pb: '2', borderBottomWidth: '1px' },
  },
});
const Name = chakra('h1', {
  base: {
    flex: { base: '1', md: '1 1 320px' },
    textStyle: 'headingMd',
    minW: '0',
    overflowWrap: 'anywhere',
    lineClamp: 2,
  },
});
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    px: '4',
    pt: '2',
    pb: '3',
    mdDown: { bg: 'bg.panel', borderBottomWidth: '1px' },
  },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, gap: '2' },
});
