import { geodataInfo } from '@calls/land/geodata/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { FieldMessage } from '../../forms/field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { geodataPageMessages as messages } from './messages.ts';

/** The most that one answer has. */
const SHOWN = 500;

interface MissingProps {
  importId: number;
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
  error: string | undefined;
}

/** The sites that a register lacks, to tick those that have ended. */
export function MissingSites({ importId, ticked, onTick, error }: MissingProps) {
  const missing = useEndpoint(geodataInfo, {
    id: importId,
    outcome: 'missing',
    limit: SHOWN,
    offset: 0,
  });
  const change = (reference: string, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(reference);
    else next.delete(reference);
    onTick(next);
  };
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight="medium" textStyle="small">
        {messages.whichEnded}
      </chakra.legend>
      <FieldMessage id={`missing-${importId}-error`} message={error} />
      <Loaded query={missing} skeleton={<SkeletonLines lines={3} />} failed={messages.reportFailed}>
        {({ findings, counts }) => (
          <chakra.div maxH="60" overflowY="auto" borderWidth="1px" borderRadius="md" px="3" py="1">
            {findings.map(({ id, reference }) => (
              <chakra.label key={id} display="flex" gap="3" py="1.5" cursor="pointer">
                <chakra.input
                  type="checkbox"
                  w="5"
                  h="1lh"
                  flexShrink="0"
                  accentColor="var(--accent-solid)"
                  checked={ticked.has(reference ?? '')}
                  onChange={(event) => change(reference ?? '', event.target.checked)}
                />
                <chakra.span minW="0" overflowWrap="anywhere">
                  {reference}
                </chakra.span>
              </chakra.label>
            ))}
            {counts.missing > SHOWN && (
              <chakra.p color="fg.muted">{messages.moreMissing(SHOWN)}</chakra.p>
            )}
          </chakra.div>
        )}
      </Loaded>
    </chakra.fieldset>
  );
}
