import { addRelatedSite, changeRelatedSite } from '@calls/land/related-sites/contract.ts';
import { yup } from '@contract/platform/contract.ts';
import { type RelatedSite, relationFields } from '@contract/land/related-sites/contract.ts';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { FormDrawer } from '../../forms/form-drawer.tsx';
import { CheckboxField, TextAreaField } from '../../forms/fields.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../forms/use-seen-version.ts';
import { type ChosenSite, SiteChoice } from '../ground/site-choice/site-choice.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { relatedPanelMessages as messages } from './messages.ts';

const schema = yup.object(relationFields);
type Said = yup.InferType<typeof schema>;

interface RelatedDrawerProps {
  /** Which relation to change; without one a site is related. */
  relation: RelatedSite | undefined;
  close: () => void;
}

/** A related site, new or changed: which it is, whether it is the primary one, and what is said of it. */
export function RelatedDrawer({ relation, close }: RelatedDrawerProps) {
  const { siteId } = useSite();
  const [chosen, setChosen] = useState<ChosenSite | undefined>(relation);
  const [missing, setMissing] = useState(false);
  const options = { failure: false as const };
  const add = useAction(addRelatedSite, options);
  const change = useAction(changeRelatedSite, options);
  const action = relation ? change : add;
  const form = useDraftForm({
    formName: `related-${relation?.id ?? 'new'}`,
    schema,
    defaults: { isPrimary: relation?.isPrimary ?? false, comment: relation?.comment ?? '' },
  });
  const seen = useSeenVersion(relation?.row_version, action.error, form);
  const save = async (said: Said) => {
    if (!chosen) return setMissing(true);
    const { id: relatedId } = chosen;
    const done =
      relation && seen
        ? await change.run({ siteId, relatedId, row_version: seen, ...said })
        : await add.run({ siteId, related_id: relatedId, ...said });
    if (!done) return;
    form.sent();
    showToast({ kind: 'success', title: messages.saved(chosen.name) });
    close();
  };
  const refused = action.fields['related_id'];
  return (
    <FormDrawer
      title={relation ? messages.changeTitle(relation.name) : messages.addTitle}
      form={form}
      submit={messages.save}
      onSubmit={save}
      error={action.error}
      failure={messages.updateFailed}
      now={relation?.comment}
      close={close}
    >
      {!relation && (
        <SiteChoice
          self={siteId}
          chosen={chosen}
          choose={(site) => {
            setChosen(site);
            setMissing(false);
            action.reset();
          }}
          problem={missing && !chosen ? messages.siteRequired : undefined}
        />
      )}
      {refused && <p role="alert">{refused}</p>}
      <CheckboxField name="isPrimary" label={messages.primary} hint={messages.primaryHint} />
      <TextAreaField name="comment" rows={4} label={messages.comment} optional />
    </FormDrawer>
  );
}
