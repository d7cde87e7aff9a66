import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { chakra } from '@chakra-ui/react';
import { List, Redo2, Settings2, Undo2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { touchTargets } from '../../../ui/theme/recipes.ts';
import { HEADER_HEIGHT } from '../../../ui/theme/breakpoints.ts';
import { useWidthClass } from '../../../ui/use-width.ts';
import { DownloadMenu } from '../download/download-menu.tsx';
import { EditionBadges } from '../list/document-badges.tsx';
import { PublishBar } from '../publishing/publish-bar.tsx';
import { SettingsDrawer } from '../settings/settings-drawer.tsx';
import { settingsMessages } from '../settings/messages.ts';
import { useDocumentEditing } from './draft/builder-context.tsx';
import type { SectionPlan } from './draft/layout.ts';
import { builderMessages as messages } from './messages.ts';
import { Outline } from './outline/outline.tsx';
import { DragLayer } from './drag/drag-layer.tsx';
import { DocumentOthers } from './presence/document-others.tsx';
import { SavedState } from './saved-state.tsx';

interface BuilderHeadProps {
  draft: DraftDocument;
  plans: readonly SectionPlan[];
}

/** Which document this is, in what state, whether it is saved, and what can be done with it as a whole. */
export function BuilderHead({ draft, plans }: BuilderHeadProps) {
  const { work, mayWrite } = useDocumentEditing();
  const width = useWidthClass();
  // There the bar has two rows: what is seldom needed is in its menu.
  const isPhone = width === 'mobile';
  const [open, setOpen] = useState<'outline' | 'settings'>();
  const close = () => setOpen(undefined);
  return (
    <Bar>
      {width !== 'desktop' && (
        <Button
          size="sm"
          variant="outline"
          aria-label={messages.openOutline}
          icon={<List size={16} />}
          onClick={() => setOpen('outline')}
        >
          {!isPhone && messages.openOutline}
        </Button>
      )}
      {width === 'desktop' && (
        <chakra.span fontWeight="semibold" truncate maxW="80" title={draft.title}>
          {draft.title}
        </chakra.span>
      )}
      <EditionBadges document={draft} isShort={isPhone} />
      {mayWrite && <SavedState />}
      <DocumentOthers plans={plans} isShort={isPhone} />
      <chakra.span flex="1" />
      {mayWrite && (
        <>
          <UndoButtons />
          {!isPhone && (
            <Button
              size="sm"
              variant="outline"
              aria-label={settingsMessages.title}
              icon={<Settings2 size={16} />}
              onClick={() => setOpen('settings')}
            >
              {width === 'desktop' && settingsMessages.open}
            </Button>
          )}
        </>
      )}
      <DownloadMenu id={draft.id} isWide={width === 'desktop'} />
      <PublishBar draft={draft} plans={plans} openSettings={() => setOpen('settings')} />
      {open === 'outline' && (
        <Drawer side="left" title={messages.outline} onClose={close}>
          <DragLayer plans={plans} draft={draft}>
            <Outline draft={draft} plans={plans} chosen={close} />
          </DragLayer>
        </Drawer>
      )}
      {open === 'settings' && <SettingsDrawer draft={draft} work={work} close={close} />}
    </Bar>
  );
}

function UndoButtons() {
  const { work, savers } = useDocumentEditing();
  const [undo = '', redo = ''] = useSyncExternalStore(work.subscribe, work.currentSteps).split(
    '\n',
  );
  return (
    <>
      <IconButton
        size="sm"
        label={messages.undoStep(undo)}
        aria-label={messages.undo}
        aria-disabled={undo === '' || undefined}
        opacity={undo === '' ? 0.5 : 1}
        icon={<Undo2 size={16} />}
        onClick={() => void savers.undo()}
      />
      <IconButton
        size="sm"
        label={messages.redoStep(redo)}
        aria-label={messages.redo}
        aria-disabled={redo === '' || undefined}
        opacity={redo === '' ? 0.5 : 1}
        icon={<Redo2 size={16} />}
        onClick={() => void savers.redo()}
      />
    </>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: `${HEADER_HEIGHT}px`,
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '1', md: '2' },
    rowGap: '1',
    minH: '12',
    px: '3',
    py: '1.5',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    ...touchTargets,
  },
});
