import { constrainedArea, siteConstraints } from '@calls/land/constraints/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAction } from '../../api/use-action.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Tick } from '../ground/filter-inputs/field-frame.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { layersAsText, layersIn } from './capacity-values.ts';
import { capacityPanelMessages as messages } from './messages.ts';
import { hectareWords } from '../../ui/hectare-words.ts';

/** The field that they are written to. */
const EXCLUDED = 'excludedHectares';
/** The field that remembers them. */
const LAYERS = 'excludedLayers';
/** Of a site under a layer, per cent: more homes than fit beside it are told of. */
const MOSTLY_COVERED = 50;

/**
 * The layers that lie on the site, each with its hectares: those that are ticked are left out of what is built on, and
 * what several of them cover counts once.
 */
export function ConstraintDeductions() {
  const { siteId } = useSite();
  const { data } = useEndpoint(siteConstraints, { siteId });
  const { setValue } = useFormContext();
  // Saved with the capacity, so that it stays known what was left out and why.
  const left = layersIn(useWatch({ name: LAYERS }) as string | undefined);
  const ticked = left.map(({ id }) => id);
  const setTicked = (layers: typeof left) =>
    setValue(LAYERS, layersAsText(layers), { shouldDirty: true });
  const write = (amount: number | undefined) =>
    setValue(EXCLUDED, amount === undefined ? '' : String(amount), {
      shouldDirty: true,
      shouldValidate: true,
    });
  const measure = useAction(constrainedArea, {
    failure: messages.deductions.failed,
    onDone: (answer) => write(answer.hectares),
    onFailed: () => setTicked([]),
  });
  const on = data?.constraints.filter(({ overlapHectares }) => overlapHectares > 0) ?? [];
  if (on.length === 0) return null;
  const tick = (id: string, name: string) => {
    const layers = ticked.includes(id)
      ? left.filter((each) => each.id !== id)
      : [...left, { id, name }];
    setTicked(layers);
    if (layers.length === 0) write(undefined);
    else void measure.run({ siteId, layerIds: layers.map((each) => each.id) });
  };
  const still = on.filter(
    ({ layerId, layerOverlapPercent: share }) =>
      share >= MOSTLY_COVERED && !ticked.includes(layerId),
  );
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight="medium">{messages.deductions.title}</chakra.legend>
      <chakra.div
        display="grid"
        columnGap="4"
        gridTemplateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))"
      >
        {on.map(({ layerId, layerName, overlapHectares }) => (
          <Tick
            key={layerId}
            checked={ticked.includes(layerId)}
            disabled={measure.running}
            onChange={() => tick(layerId, layerName)}
          >
            {messages.deductions.layer(layerName, hectareWords(overlapHectares))}
          </Tick>
        ))}
      </chakra.div>
      <chakra.p color="fg.muted" textStyle="small">
        {messages.deductions.hint}
      </chakra.p>
      {still.length > 0 && (
        <chakra.p role="note" textStyle="small">
          {messages.deductions.still(still.map(({ layerName }) => layerName).join(', '))}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
