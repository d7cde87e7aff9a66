import {
  type LayoutPreset,
  listLayoutPresets,
  removeLayoutPreset,
  saveLayoutPreset,
} from '@calls/council/users/contract/layout-presets.ts';
import { chakra } from '@chakra-ui/react';
import { ChevronDown, Share2, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { call } from '../../../../api/call.ts';
import { useEndpoint } from '../../../../api/use-endpoint.ts';
import { useSite } from '../../../ground/sites/site-context.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { menuRow } from '../../../../ui/menu-row.ts';
import { Popover } from '../../../../ui/popover.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { useRemovable } from '../../../../ui/use-removable.ts';
import { sitePageMessages as messages } from '../messages.ts';
import type { Arrangement } from './arrangement.ts';
import { readStored } from './stored-layout.ts';

const SharePreset = lazy(() => import('./share-preset.tsx'));

interface LayoutPresetsProps {
  arranged: Arrangement;
  draw: (next: Arrangement) => void;
}

/** Layouts that colleagues share: one that is picked comes into the draft; officers share theirs. */
export function LayoutPresets({ arranged, draw }: LayoutPresetsProps) {
  const { can } = useSite();
  const [open, setOpen] = useState(false);
  const [sharing, setSharing] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const pick = ({ name, layout }: LayoutPreset) => {
    close();
    const { layouts = {}, hidden = [] } = readStored(layout) ?? {};
    draw({ layouts, hidden });
    showToast({ kind: 'info', title: messages.presetShown(name) });
  };
  return (
    <>
      <Button
        ref={anchor}
        variant="ghost"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {messages.presets}
        <ChevronDown size={16} aria-hidden />
      </Button>
      {open && (
        <Popover anchor={anchor} onClose={close} label={messages.presets}>
          <chakra.div py="1">
            <Presets pick={pick} />
            {can.edit && (
              <Row
                type="button"
                onClick={() => {
                  close();
                  setSharing(true);
                }}
              >
                <Share2 size={16} aria-hidden />
                {messages.savePreset}
              </Row>
            )}
          </chakra.div>
        </Popover>
      )}
      {sharing && (
        <Suspense fallback={null}>
          <SharePreset layout={arranged} close={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}

function Presets({ pick }: { pick: (preset: LayoutPreset) => void }) {
  const asked = useEndpoint(listLayoutPresets, {});
  const { remove, isLeaving } = useRemovable<LayoutPreset>({
    id: ({ id }) => id,
    remove: ({ id }) => call(removeLayoutPreset, { presetId: id }),
    restore: ({ name, layout }) => call(saveLayoutPreset, { name, layout }),
    removed: ({ name }) => messages.presetDeleted(name),
    // `call` says what it changed.
  });
  return (
    <Loaded query={asked} skeleton={<SkeletonLines lines={2} />} failed={messages.presetsFailed}>
      {({ presets }) =>
        presets.length === 0 ? (
          <chakra.p px="3" py="1.5" color="fg.muted">
            {messages.noPresets}
          </chakra.p>
        ) : (
          <ul>
            {presets
              .filter((each) => !isLeaving(each))
              .map((preset) => (
                <chakra.li key={preset.id} display="flex" alignItems="center">
                  <Row type="button" onClick={() => pick(preset)}>
                    {messages.presetBy(preset.name, preset.savedBy)}
                  </Row>
                  {preset.isOwn && (
                    <IconButton
                      size="sm"
                      label={messages.deletePreset(preset.name)}
                      icon={<Trash2 size={16} />}
                      onClick={() => void remove(preset)}
                    />
                  )}
                </chakra.li>
              ))}
          </ul>
        )
      }
    </Loaded>
  );
}

const Row = chakra('button', { base: menuRow });
