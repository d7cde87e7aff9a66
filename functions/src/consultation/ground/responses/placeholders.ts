/** What stands in braces in a response and is filled in for each representation that it answers. */
export const placeholders = {
  salutation: 'How to address them: Ms Marsh, or Sir or Madam',
  name: 'Whom the letter is for',
  representee: 'Who made the representation',
  organisation: 'Their organisation',
  agent: 'Their agent',
  reference: 'Reference of the representation',
  received: 'When it was received',
  letter_date: 'The date on their letter',
  acknowledged: 'When it was acknowledged',
  attitude: 'Support, Neutral or Oppose',
  topics: 'The topics of the representation',
  representation: 'What they said, as it is published',
  consultation: 'The consultation',
  document: 'What is consulted on',
  closed: 'When the consultation closes',
  summary: 'The summary of this response',
  council_response: 'The council response of this response',
  council: 'The council’s name',
  today: 'The day of sending',
} as const;
export type Placeholder = keyof typeof placeholders;

/** What {if …} asks of a representation. */
export const letterConditions = {
  support: 'They support it',
  neutral: 'They are neutral',
  oppose: 'They oppose it',
  late: 'It came after the consultation closed',
  organisation: 'An organisation made it',
  contact: 'A person made it for themselves',
  agent: 'An agent acted for them',
  topics: 'It has topics',
} as const;
export type LetterCondition = keyof typeof letterConditions;

export const isPlaceholder = (name: string): name is Placeholder =>
  Object.hasOwn(placeholders, name);
export const isCondition = (name: string): name is LetterCondition =>
  Object.hasOwn(letterConditions, name);
