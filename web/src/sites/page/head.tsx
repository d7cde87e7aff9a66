import type { DictionaryField } from '@contract/dictionary/field.ts';
import { formatValue } from '@contract/dictionary/format-value.ts';
import { chakra } from '@chakra-ui/react';
import { LayoutGrid } from 'lucide-react';
import { AddToList } from '../../site-lists/add-to-list.tsx';
import { siteNameOf } from '../../site-search/results/site-name.ts';
import { TagEditor } from '../../site-tags/tag-editor.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { HEADER_HEIGHT } from '../../ui/theme/breakpoints.ts';
import { useWidthClass } from '../../ui/use-width.ts';
import { ScenarioSelect } from '../scenarios/scenario-select.tsx';
import { HeadMenu } from './head-menu.tsx';
import { LayoutBar } from './layout/layout-bar.tsx';
import type { LayoutWork } from './layout/use-layout.ts';
import { messages } from './messages.ts';
import { SheetButton } from './sheet-button.tsx';
import { useSite } from './site-context.tsx';
import { StaleNotice } from './stale-notice.tsx';

/** What stays in sight: which site this is, its state, and what may be done with it as a whole. */
export function SiteHead({ work }: { work: LayoutWork }) {
  const { site, fields } = useSite();
  const phone = useWidthClass() === 'mobile';
  const status = statusOf(fields, site);
  return (
    <Sticky>
      <Row>
        <chakra.h1 tabIndex={-1} textStyle="headingMd" overflowWrap="anywhere" minW="0">
          {siteNameOf(site)}
        </chakra.h1>
        {site.source_reference && (
          <chakra.span color="fg.muted" overflowWrap="anywhere">
            {messages.reference} {site.source_reference}
          </chakra.span>
        )}
        {status && <Badge kind="info">{status}</Badge>}
        <ScenarioSelect />
        <TagEditor />
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
      </Row>
      <StaleNotice />
      {work.editing && !phone && <LayoutBar work={work} />}
    </Sticky>
  );
}

/** The first of the council's status fields that says something, in its own words. */
function statusOf(
  fields: ReadonlyMap<string, DictionaryField>,
  site: Record<string, unknown>,
): string | undefined {
  const said = [...fields.values()].find(
    ({ type, dbPropertyName }) => type === 'status' && site[dbPropertyName],
  );
  return said && formatValue(said, site[said.dbPropertyName]);
}

const Sticky = chakra('header', {
  base: {
    position: 'sticky',
    top: `${HEADER_HEIGHT}px`,
    zIndex: 'sticky',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    _print: { position: 'static' },
  },
});
const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', px: '4', py: '3' },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', ms: 'auto' },
});
