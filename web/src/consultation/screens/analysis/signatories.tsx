import { setSignatories } from '@calls/consultation/analysis/contract/campaigns.ts';
import {
  type CampaignMember,
  MAX_SIGNATORIES,
} from '@contract/consultation/analysis/contract/campaigns.ts';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { FieldMessage } from '../../../forms/field.tsx';
import { isConflict } from '../../../forms/refusal.tsx';
import { useTypedOver } from '../../../forms/use-typed-over.ts';
import { Permitted } from '../../../session/access.tsx';
import { Control } from '../../../ui/control.tsx';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';

interface SignatoriesProps {
  campaignId: number;
  of: CampaignMember;
}

/**
 * How many signed one letter, saved on leaving the field: a petition has many. What is not saved stays in it; Escape
 * lets it be as it was.
 */
export function Signatories({ campaignId, of }: SignatoriesProps) {
  const { representationId, signatories } = of;
  const id = useId();
  const typed = useTypedOver(`signatories-${campaignId}-${representationId}`, String(signatories));
  const { run, running, error, fields, reset } = useAction(setSignatories, {
    failure: false,
    onFailed: (failed) => {
      if (isConflict(failed)) typed.refused(failed.fields['signatories'] ?? String(signatories));
    },
  });
  const save = async () => {
    const count = Number(typed.text);
    if (running) return;
    if (typed.text === '' || typed.text === typed.from) return typed.forget();
    const sent = { id: campaignId, representationId, signatories: count };
    if (await run({ ...sent, from: Number(typed.from) })) typed.saved(typed.text);
  };
  // Enter puts it in place of what others made of it; leaving the field does not.
  const isEntered = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      isEntered.current = true;
      event.currentTarget.blur();
      isEntered.current = false;
    } else if (event.key === 'Escape' && typed.isTyped) {
      event.preventDefault();
      event.stopPropagation();
      typed.forget();
      reset();
    }
  };
  const failure =
    error && !isConflict(error) ? (fields['signatories'] ?? error.message) : undefined;
  const others = typed.others && `${typed.others}. ${messages.signatoriesWayOn}`;
  const problem = failure ?? others;
  return (
    <>
      <Permitted unit="representations" actions={['write']}>
        <Control
          type="number"
          w="24"
          min={1}
          max={MAX_SIGNATORIES}
          value={typed.text}
          readOnly={running}
          aria-label={messages.signatoriesOf(representationId)}
          aria-describedby={problem && `${id}-problem`}
          aria-invalid={problem ? true : undefined}
          onChange={(event) => {
            typed.type(event.target.value);
            reset();
          }}
          onBlur={() => {
            if (isEntered.current || typed.others === undefined) void save();
          }}
          onKeyDown={onKeyDown}
        />
      </Permitted>
      <div role="status">
        <FieldMessage id={`${id}-problem`} message={problem} />
      </div>
    </>
  );
}
