import { CountedControl } from '../../ui/counted.tsx';
import type { OverlappingSite } from '@contract/land/ground/sites/overlapping-sites.ts';
import type { CustomShape } from '@contract/land/sites/contract.ts';
import { MAX_SITE_NAME_LENGTH } from '@contract/land/ground/sites/site-record.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { chakra } from '@chakra-ui/react';
import { CircleCheck, Crosshair as Target } from 'lucide-react';
import { useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { boxOf } from '../../map/view.ts';
import { useToolbox } from '../../map/toolbar/toolbox.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useCreateSite, useSayFailed, useShowNewSite } from './create-site.ts';
import { customSiteMessages as messages } from './messages.ts';
import { ShapeRefusal } from './refusal.tsx';
import { ShapesOnMap } from './shapes-on-map.tsx';
import { dropWork } from './site-work.ts';

interface Choice {
  shape: CustomShape;
  taken: boolean;
  name: string;
  /** Why the last attempt was refused. */
  problem?: string | undefined;
  /** The resulting site, once created. */
  siteId?: number;
}

/** The shapes that were read: which of them become sites, and under what names. */
export function ChooseShapes({
  map,
  shapes,
  notes,
  again,
}: {
  map: MapRef;
  shapes: CustomShape[];
  notes: string[];
  again: () => void;
}) {
  const [choices, setChoices] = useState<Choice[]>(() =>
    shapes.map((shape) => ({ shape, taken: shapes.length === 1, name: shape.name ?? '' })),
  );
  const [working, setWorking] = useState(false);
  const { finish } = useToolbox();
  const create = useCreateSite();
  const sayFailed = useSayFailed();
  const showNewSite = useShowNewSite();
  const put = (index: number, change: Partial<Choice>) =>
    setChoices((before) => before.map((each, i) => (i === index ? { ...each, ...change } : each)));
  const wanted = choices.filter(({ taken, siteId }) => taken && siteId === undefined);

  const createAll = async () => {
    setWorking(true);
    const created: { siteId: number; overlaps: OverlappingSite[] }[] = [];
    const problems: { problem: string; field?: 'name' }[] = [];
    for (const [index, choice] of choices.entries()) {
      if (!choice.taken || choice.siteId !== undefined) continue;
      const result = await create({
        name: choice.name,
        geometry: choice.shape.geometry,
        source: 'imported',
      });
      if (result.siteId !== undefined) {
        created.push(result);
        put(index, { siteId: result.siteId, taken: false, problem: undefined });
      } else {
        problems.push(result);
        put(index, { problem: result.problem });
      }
    }
    setWorking(false);
    if (problems[0] !== undefined) {
      // How many succeeded and how many did not; each shape says why.
      if (created.length > 0)
        showToast({
          kind: 'warning',
          title: messages.notCreated(problems.length),
          text: messages.createdSome(created.length),
        });
      else if (problems[0].field === undefined) sayFailed(problems[0].problem);
      return;
    }
    dropWork();
    finish();
    if (created.length > 1)
      showToast({ kind: 'success', title: messages.createdSome(created.length) });
    const overlaps = created.flatMap((site) => site.overlaps);
    if (created[0] !== undefined) void showNewSite(created[0].siteId, overlaps);
  };
  return (
    <>
      <ShapesOnMap choices={choices} />
      <chakra.p role="status" fontWeight="semibold">
        {shapes.length === 0 ? messages.noShapes : messages.shapes(shapes.length)}
      </chakra.p>
      {notes.map((note) => (
        <chakra.p key={note} color="fg.muted" overflowWrap="anywhere">
          {note}
        </chakra.p>
      ))}
      <chakra.ol display="grid" gap="2" listStyleType="none">
        {choices.map((choice, index) => (
          <chakra.li key={index} display="grid" gap="1">
            <chakra.div display="flex" alignItems="center" gap="2">
              {choice.siteId === undefined ? (
                <chakra.input
                  type="checkbox"
                  accentColor="accent.solid"
                  w="4"
                  h="4"
                  flexShrink="0"
                  aria-label={messages.take(index + 1)}
                  checked={choice.taken}
                  onChange={() => put(index, { taken: !choice.taken })}
                />
              ) : (
                <chakra.span color="fg.success" role="img" aria-label={messages.done}>
                  <CircleCheck size={16} />
                </chakra.span>
              )}
              <chakra.span w="5" textAlign="end" fontVariantNumeric="tabular-nums">
                {index + 1}
              </chakra.span>
              <CountedControl
                aria-label={messages.shapeName(index + 1)}
                placeholder={messages.name}
                most={MAX_SITE_NAME_LENGTH}
                value={choice.name}
                disabled={choice.siteId !== undefined}
                aria-invalid={choice.problem !== undefined || undefined}
                onChange={({ target }) =>
                  put(index, { name: target.value, taken: true, problem: undefined })
                }
              />
              <IconButton
                label={messages.seeShape(index + 1)}
                icon={<Target size={16} />}
                onClick={() => {
                  const box = boxOf(choice.shape.geometry);
                  if (box) map.fitBounds(box, { padding: 60, maxZoom: 17 });
                }}
              />
            </chakra.div>
            <chakra.p ps="12" textStyle="small" color="fg.muted">
              {choice.shape.hectares > 0
                ? `${formatNumber(choice.shape.hectares, { NUMBERS_AFTER_DECIMAL_POINT: 2 })} ha`
                : messages.point}
            </chakra.p>
            <ShapeRefusal>{choice.problem}</ShapeRefusal>
          </chakra.li>
        ))}
      </chakra.ol>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button busy={working} disabled={wanted.length === 0} onClick={() => void createAll()}>
          {messages.createSome(wanted.length)}
        </Button>
        <Button variant="outline" onClick={again}>
          {messages.other}
        </Button>
      </chakra.div>
    </>
  );
}
