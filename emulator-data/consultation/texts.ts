import type { Random } from '../random.ts';

const SAID: Record<'Support' | 'Neutral' | 'Oppose', string[]> = {
  Support: [
    'We welcome the homes proposed near {place}. Young families cannot find anything to rent here, and the school has places to spare.',
    'The plan to bring {place} back into use has our support. It has stood empty since the works closed and is fly-tipped every week.',
    'I support policy H{policy}. More affordable homes at {place} would let my children stay in the town.',
    'Building at {place} first, before any field is touched, is the right order. Please keep it in the plan.',
  ],
  Neutral: [
    'Before {place} is allocated the capacity of the sewer should be confirmed. We hold records of three surcharges in five years.',
    'Policy T{policy} should say how buses will reach {place}. The nearest stop is 900 metres away and has no shelter.',
    'The map of {place} does not show the public footpath that crosses it. Please correct it before the plan is published.',
    'We have no objection in principle to {place}, provided that archaeological work is done before any ground is broken.',
  ],
  Oppose: [
    'The field behind {place} floods every winter. In February the water stood at the back doors of numbers 12 to 20 for four days.',
    'The junction at {place} is already at a standstill at half past eight. 140 more homes without a new road would be reckless.',
    'I object to policy H{policy}. {place} is the last green space within walking distance of the estate, and lapwings nest there.',
    'The surgery has closed its list. Nothing in the plan says where the people of {place} are to see a doctor.',
    'The Green Belt at {place} was promised to be permanent. Nothing exceptional has been shown that would justify its release.',
  ],
};

const MORE = [
  'I have lived here for thirty-one years and have seen three such plans.',
  'Please let me know when the examination will be held; I wish to speak.',
  'My neighbours at number 8 have the same concern but do not use a computer.',
  'The summary leaflet did not mention this at all.',
  'We would be glad to meet your officers on site.',
  'Paragraph 4.{policy} and table 7 disagree about the number of homes.',
];

/** One or two sentences about a place. */
export function remark(place: string, random: Random): string {
  const policy = String(random.whole(1, 19));
  const said = [
    random.pick(SAID[random.pick(['Support', 'Neutral', 'Oppose'] as const)]),
    ...(random.chance(0.3) ? [random.pick(MORE)] : []),
  ];
  return said.join(' ').replaceAll('{place}', place).replaceAll('{policy}', policy);
}

/** A letter of a few sentences about one place, for or against it. */
export function letterText(
  attitude: 'Support' | 'Neutral' | 'Oppose',
  places: readonly string[],
  random: Random,
): string {
  const place = random.pick(places);
  const fill = (text: string) =>
    text.replaceAll('{place}', place).replaceAll('{policy}', String(random.whole(1, 19)));
  const sentences = [random.pick(SAID[attitude])];
  while (random.chance(0.55) && sentences.length < 5) sentences.push(random.pick(MORE));
  return `Dear Sir or Madam,\n\n${sentences.map(fill).join('\n\n')}\n\nYours faithfully`;
}
