import type { RecordField } from '../../../records/kept/record-definition.ts';
import { responseMessages as messages } from './messages.ts';

const words = messages.fields;

/** What is known of a response. */
export const responseRecordFields: readonly RecordField[] = [
  {
    dbPropertyName: 'description',
    label: words.description,
    type: 'text.small',
    sentAs: 'description',
  },
  {
    dbPropertyName: 'state',
    label: words.state,
    type: 'status',
    format: {
      COLOURED_DOT: [
        { value: 'Draft', color: '#0f766e' },
        { value: 'Approved', color: '#15803d' },
        { value: 'Sending', color: '#b45309' },
        { value: 'Sent', color: '#166534' },
      ],
    },
  },
  {
    dbPropertyName: 'use_as_template',
    label: words.useAsTemplate,
    type: 'switch',
    sentAs: 'useAsTemplate',
  },
  { dbPropertyName: 'answers', label: words.answers, type: 'number' },
  { dbPropertyName: 'undelivered', label: words.undelivered, type: 'number' },
  { dbPropertyName: 'approved_by', label: words.approvedBy, type: 'text.small' },
  // Shown as words, written as HTML.
  {
    dbPropertyName: 'words',
    label: words.words,
    type: 'text.large',
    sentAs: 'text',
    column: 'text',
  },
  { dbPropertyName: 'summary', label: words.summary, type: 'text.large', sentAs: 'summary' },
  {
    dbPropertyName: 'council_response',
    label: words.councilResponse,
    type: 'text.large',
    sentAs: 'councilResponse',
  },
];
