import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import { useSavedOnLeaving } from '../../../forms/autosave/use-saved-on-leaving.ts';
import { LinkPlaces } from '../../../forms/rich-text/link-places.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useUndoKeys } from '../../../ui/use-undo-keys.ts';
import { useWidthClass } from '../../../ui/use-width.ts';
import { BuilderHead } from './builder-head.tsx';
import { DecideConflicts } from './conflicts/decide-conflicts.tsx';
import { DocumentBody } from './document-body.tsx';
import { BuilderProvider, usePending } from './draft/builder-context.tsx';
import { BuilderView } from './draft/builder-view.ts';
import { workOn } from './draft/work-on.ts';
import { sectionPlans } from './draft/layout.ts';
import { DraftSavers } from './draft/savers.ts';
import { linkPlaces } from './link-places.ts';
import { DragLayer } from './drag/drag-layer.tsx';
import { builderMessages as messages } from './messages.ts';
import { Announcer } from './announcer.tsx';
import { OtherOfficers } from './presence/other-officers.ts';
import { Outline } from './outline/outline.tsx';
import { DocumentLeaving } from './document-leaving.tsx';

/** A document as officers write it: contents at the left, the document as it will be read beside them. */
export function DocumentBuilder({ document }: { document: DraftDocument }) {
  const { id, mayWrite } = document;
  const builder = useMemo(() => {
    const work = workOn(id);
    return {
      documentId: id,
      work,
      savers: new DraftSavers(work),
      view: new BuilderView(),
      others: new OtherOfficers(id),
      mayWrite,
    };
  }, [id, mayWrite]);
  const { work, savers, others } = builder;
  const draft = usePending(work, document);
  const plans = useMemo(() => sectionPlans(draft), [draft]);
  const places = useMemo(() => linkPlaces(plans), [plans]);
  useUndoKeys({ undo: () => void savers.undo(), redo: () => void savers.redo() });
  useKeptTyping(savers, document);
  useEffect(() => others.watch(), [others]);
  const isWide = useWidthClass() === 'desktop';
  return (
    <BuilderProvider value={builder}>
      <BuilderHead draft={draft} plans={plans} />
      <LinkPlaces value={places}>
        <DragLayer plans={plans} draft={draft}>
          <Columns>
            {isWide && (
              <Aside>
                <Outline draft={draft} plans={plans} />
              </Aside>
            )}
            <DocumentBody draft={draft} plans={plans} />
          </Columns>
        </DragLayer>
      </LinkPlaces>
      <Announcer work={work} />
      <DecideConflicts draft={draft} />
      <DocumentLeaving />
    </BuilderProvider>
  );
}

/** Takes up once what was typed and not saved, and saves what is left behind. */
function useKeptTyping(savers: DraftSavers, document: DraftDocument): void {
  const [opened] = useState(document);
  useEffect(() => {
    if (savers.resume(opened)) showToast({ kind: 'info', title: messages.restored });
  }, [savers, opened]);
  useSavedOnLeaving(savers);
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    flex: '1',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '288px minmax(0, 1fr)' },
  },
});
const Aside = chakra('div', {
  base: {
    position: 'sticky',
    top: '97px',
    alignSelf: 'start',
    h: 'calc(100dvh - 97px)',
    overflowY: 'auto',
    borderRightWidth: '1px',
    bg: 'bg.subtle',
  },
});
