import { responseMessages } from '@contract/consultation/ground/responses/messages.ts';
import {
  letterConditions,
  placeholders,
} from '@contract/consultation/ground/responses/placeholders.ts';
import {
  MAX_RESPONSE_TEXT,
  wordsOfHtml,
} from '@contract/consultation/ground/responses/response-rules.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { chakra } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { CheckboxField, TextAreaField, TextField } from '../../forms/fields.tsx';
import { RichTextField } from '../../forms/rich-text/rich-text-field.tsx';
import { responsePanelMessages as messages } from './messages.ts';
import type { ResponseForm } from './response-form.ts';

const labels = responseMessages.fields;

const INSERTED = [
  ...Object.entries(placeholders).map(([name, label]) => ({ label, text: `{${name}}` })),
  ...Object.entries(letterConditions).map(([name, words]) => ({
    label: messages.ifOf(words),
    text: `{if ${name}} {end}`,
  })),
];

/** What is written of a response. */
export function ResponseFields() {
  return (
    <>
      <TextField name="description" label={labels.description} />
      <TextField name="answers" label={messages.answers} hint={messages.answersHint} optional />
      <div>
        <RichTextField
          name="text"
          label={labels.words}
          hint={messages.textHint}
          insert={INSERTED}
        />
        <Letters />
      </div>
      <CheckboxField name="useAsTemplate" label={messages.asTemplate} />
      <chakra.fieldset display="grid" gap="4">
        <chakra.legend fontWeight="semibold" mb="2">
          {messages.publication}
        </chakra.legend>
        <TextAreaField
          name="summary"
          label={labels.summary}
          hint={messages.summaryHint}
          rows={4}
          optional
        />
        <TextAreaField
          name="councilResponse"
          label={labels.councilResponse}
          hint={messages.councilResponseHint}
          rows={4}
          optional
        />
      </chakra.fieldset>
    </>
  );
}

/** How long the response is, of what it may be. */
function Letters() {
  const text = useWatch<ResponseForm, 'text'>({ name: 'text' });
  return (
    <chakra.p color="fg.muted" textStyle="small" mt="1">
      {messages.letters(wordsOfHtml(text).length, formatNumber(MAX_RESPONSE_TEXT))}
    </chakra.p>
  );
}
