import { chakra } from '@chakra-ui/react';
import { Eye, Redo2, RotateCcw, Save, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { useUndoKeys } from '../../../../ui/use-undo-keys.ts';
import { sitePageMessages as messages } from '../messages.ts';
import { LAYOUT_HINT } from '../panel-handle.tsx';
import type { PanelEntry, PanelId } from '../panels.ts';
import { STANDARD, withHidden } from './arrangement.ts';
import { LayoutPresets } from './layout-presets.tsx';
import { UnsavedLayout } from './unsaved-layout.tsx';
import type { LayoutWork } from './use-layout.ts';

/** Shown while the layout is edited: its hint, and saving, resetting and stopping. */
export function LayoutBar({
  work,
  hidden,
}: {
  work: LayoutWork;
  hidden: ReadonlyMap<PanelId, PanelEntry>;
}) {
  const [asking, setAsking] = useState(false);
  useUndoKeys(work);
  const arranged = work.shown ?? STANDARD;
  const stop = () => (work.changed ? setAsking(true) : work.stop());
  return (
    <Bar data-screen-only>
      <chakra.p id={LAYOUT_HINT} flex="1 1 320px" textStyle="small" color="fg.muted">
        {messages.layoutHint}
      </chakra.p>
      {hidden.size > 0 && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1">
          {messages.hidden}
          {[...hidden].map(([id, { title }]) => (
            <Button
              key={id}
              size="sm"
              variant="outline"
              icon={<Eye size={14} />}
              aria-label={messages.showAgain(title)}
              onClick={() => work.draw(withHidden(arranged, id, false))}
            >
              {title}
            </Button>
          ))}
        </chakra.div>
      )}
      <IconButton
        label={messages.undo}
        icon={<Undo2 size={16} />}
        disabled={!work.undo}
        onClick={() => work.undo?.()}
      />
      <IconButton
        label={messages.redo}
        icon={<Redo2 size={16} />}
        disabled={!work.redo}
        onClick={() => work.redo?.()}
      />
      <LayoutPresets arranged={arranged} draw={work.draw} />
      <Button variant="ghost" icon={<RotateCcw size={16} />} onClick={() => work.draw(STANDARD)}>
        {messages.resetLayout}
      </Button>
      <Button variant="outline" onClick={stop}>
        {messages.stopEditing}
      </Button>
      <Button
        icon={<Save size={16} />}
        busy={work.saving}
        disabled={!work.changed}
        onClick={() => void work.save()}
      >
        {messages.saveLayout}
      </Button>
      {asking && (
        <UnsavedLayout
          work={work}
          keepEditing={() => setAsking(false)}
          onward={() => setAsking(false)}
        />
      )}
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '2',
    bg: 'bg.info',
    borderBottomWidth: '1px',
  },
});
