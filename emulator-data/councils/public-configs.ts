/** Small examples of the configurations that the public's maps and forms read. */
export function publicConfigs(centre: [lon: number, lat: number]) {
  const map = { center: centre, zoom: 13, layers: ['green', 'water'] };
  return {
    'suggestions-map': {
      feedback: { question: 'What would make this place better?', options: [{ name: 'Housing', value: 'housing' }, { name: 'Open space', value: 'open-space' }, { name: 'Transport', value: 'transport' }], comment: true, multimedia: true, emotion: true, limit: 10 },
    },
    'interactive-map': {
      interactiveStory: {
        name: 'The centre, today and in twenty years',
        scenes: [
          { id: 'today', map, label: { text: 'Today' }, information: { title: 'The centre today', body: 'Where people live, work and shop.' } },
          { id: 'tomorrow', map: { ...map, zoom: 14 }, label: { text: 'Tomorrow' }, information: { title: 'In twenty years', body: 'New homes beside the river, with room for floods.' } },
        ],
      },
      feedback: { question: 'What do you think of this?', comment: true, multimedia: false, limit: 3 },
    },
    storytelling: {
      name: 'How the draft plan was made',
      stories: [
        { id: 'whole-area', area: 'Whole area', location: centre, story: { id: 'draft-plan', title: 'From evidence to plan', chapters: [{ id: 'evidence', title: 'Evidence', description: 'Every site was visited and assessed.', map }, { id: 'choice', title: 'Choice', description: 'Sites near services came first.', map, mapAnimation: 'flyTo' }] } },
      ],
    },
    'call-for-sites-questionnaire': {
      topics: [
        { id: 'use', label: 'What could the land be used for?', key: 'siteUse', type: 'checkbox list' },
        { id: 'relationship', label: 'What is your relationship to the land?', key: 'relationshipTo', type: 'select' },
        { id: 'address', label: 'Where is the land?', key: 'address', type: 'address' },
      ],
    },
    'touch-points': {
      touchPoints: [
        { location: centre, identifier: 'centre', site_name: 'The centre', text: 'Tell us how you get here.', questions: { showMode: 'all', set: [{ id: 'mode', kind: 'Preferences', question: { text: 'How do you usually come?', multipleAnswers: true }, answers: [{ id: 'walk', text: 'On foot' }, { id: 'cycle', text: 'By bicycle' }, { id: 'bus', text: 'By bus' }, { id: 'car', text: 'By car' }] }, { id: 'why', kind: 'Comment', question: { text: 'What would make you walk or cycle?' } }] } },
      ],
    },
  }; // prettier-ignore
}
