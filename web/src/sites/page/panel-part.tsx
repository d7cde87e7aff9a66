import { lazyPart } from '../../ui/lazy-part.ts';
import { PanelFrame } from './panel-frame.tsx';
import { type PanelEntry, type PanelId, panels } from './panels.ts';

const parts = new Map(
  Object.entries(panels).map(([id, { load }]) => [id as PanelId, lazyPart(load)]),
);

/** A panel by its name, loaded when it is first shown, in its frame. */
export function PanelPart({ id, entry }: { id: PanelId; entry: PanelEntry }) {
  const Content = parts.get(id);
  return (
    <PanelFrame title={entry.title} flush={entry.flush ?? false}>
      {Content && <Content />}
    </PanelFrame>
  );
}
