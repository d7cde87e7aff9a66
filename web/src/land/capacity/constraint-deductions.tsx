import { constrainedArea, siteConstraints } from '@calls/land/constraints/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useAction } from '../../api/use-action.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Tick } from '../ground/filter-inputs/field-frame.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { capacityPanelMessages as messages } from './messages.ts';
import { hectareWords } from '../../ui/hectare-words.ts';

/** The field that they are written to. */
const EXCLUDED = 'excludedHectares';

/**
 * The layers that lie on the site, each with its hectares: those that are ticked are left out of what is built on, and
 * what several of them cover counts once.
 */
export function ConstraintDeductions() {
  const { siteId } = useSite();
  const { data } = useEndpoint(siteConstraints, { siteId });
  const { setValue } = useFormContext();
  const [ticked, setTicked] = useState<readonly string[]>([]);
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
  const tick = (id: string) => {
    const layerIds = ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id];
    setTicked(layerIds);
    if (layerIds.length === 0) write(undefined);
    else void measure.run({ siteId, layerIds: [...layerIds] });
  };
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
            onChange={() => tick(layerId)}
          >
            {messages.deductions.layer(layerName, hectareWords(overlapHectares))}
          </Tick>
        ))}
      </chakra.div>
      <chakra.p color="fg.muted" textStyle="small">
        {messages.deductions.hint}
      </chakra.p>
    </chakra.fieldset>
  );
}
