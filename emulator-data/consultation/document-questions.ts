import {
  emptyMap,
  layerEntry,
} from '../../functions/src/consultation/ground/documents/blocks/map/schema.ts';
import {
  emptySimpleQuestion,
  emptyQuestion,
  type QuestionContent,
} from '../../functions/src/consultation/ground/documents/blocks/question/schema.ts';

const option = (id: string, title: string, description = '') => ({
  id,
  title,
  description,
  imageUrl: '',
});

export const agree: QuestionContent = {
  ...emptyQuestion('radio'),
  title: 'Keeping the green belt',
  question: '<p>Do you agree with policy <strong>GB1</strong>?</p>',
  options: [
    option('agree', 'I agree'),
    option('partly', 'I agree in part'),
    option('disagree', 'I do not agree'),
  ],
  orientation: 'horizontal',
  conditional: { if: 'disagree', title: 'What should it say instead?' },
};

export const comment: QuestionContent = {
  ...emptyQuestion('textarea'),
  title: 'Places that matter to you',
  question: '<p>Is there land that should never be built on? Tell us where, and why.</p>',
  note: 'Please leave out names and telephone numbers: others will read what you write.',
  maxLength: 2000,
};

export const homesBySite: QuestionContent = {
  ...emptyQuestion('mapLinked'),
  title: 'Your view of each site',
  question: '<p>Choose a site on the map or in the list, and tell us what you think of it.</p>',
  mapFeatureSelect: { commentsBox: 'optional', showAssociatedLayers: false },
  map: {
    ...emptyMap(),
    caption: 'Sites to comment on',
    layerKey: [layerEntry('flood-zone-2')],
  },
  questions: [
    {
      ...emptySimpleQuestion('5f0c0f6e-6a0b-4c53-9a77-2f6f3f1f0a01', 'radio'),
      title: 'Should homes be built here?',
      options: [option('yes1', 'Yes'), option('fewer', 'Yes, but fewer'), option('none', 'No')],
    },
    {
      ...emptySimpleQuestion('5f0c0f6e-6a0b-4c53-9a77-2f6f3f1f0a02', 'textarea'),
      title: 'What would have to come with them?',
    },
  ],
};

export const waysToTravel: QuestionContent = {
  ...emptyQuestion('checkbox'),
  title: 'How you travel',
  question: '<p>How do you get around on most days?</p>',
  note: 'Choose up to two.',
  options: [
    option('walk', 'On foot'),
    option('cycle', 'By bicycle'),
    option('bus1', 'By bus'),
    option('train', 'By train'),
    option('car1', 'By car', 'As driver or passenger'),
  ],
  minSelected: 1,
  maxSelected: 2,
};

export const travel: QuestionContent = {
  ...emptyQuestion('select'),
  title: 'What should come first',
  question: '<p>Which of these should the council do first?</p>',
  options: [
    option('paths', 'Safer paths to schools'),
    option('buses', 'More buses in the evening'),
    option('roads', 'Mending roads'),
    option('parking', 'More places to park bicycles'),
  ],
};
