import type { ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { headingOf } from './panel-heading.ts';
import { PanelFrame } from './panel-frame.tsx';
import { type PanelEntry, type PanelId, panels } from './panels.ts';

const parts = new Map(
  Object.entries(panels).map(([id, { load }]) => [id as PanelId, lazyPart(load)]),
);

/** A panel's content without a frame, loaded when it is first shown. */
export function PanelContent({ id }: { id: PanelId }) {
  const Content = parts.get(id);
  return Content && <Content />;
}

/** A panel by its name in its frame. */
export function PanelPart({
  id,
  entry,
  handle,
  end,
}: {
  id: PanelId;
  entry: PanelEntry;
  handle?: ReactNode;
  end?: ReactNode;
}) {
  return (
    <PanelFrame
      heading={headingOf(id)}
      title={entry.title}
      flush={entry.flush ?? false}
      handle={handle}
      end={end}
    >
      <PanelContent id={id} />
    </PanelFrame>
  );
}
