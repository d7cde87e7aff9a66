/** What people said of three things, in their own words. */
export const sayings = [
  'The lane floods every winter and the drains cannot carry the water.',
  'Flood water stood in our gardens for a week; the drains are too small.',
  'The brook bursts its banks and flood water reaches the lane.',
  'Drains overflow after rain, and the lane is under flood water.',
  'The primary school is full and there are no places for more children.',
  'Children are driven to another village because our school has no places.',
  'A new school is needed before more homes: there are no places left for children.',
  'School places are short, and children wait for a year.',
  'The last bus leaves at six, and without a bus nobody can work in town.',
  'Buses are rare, and the bus stop is a mile away.',
  'We need a bus in the evening; the bus company stopped it.',
  'Without more buses everybody will drive, for the bus stop has no shelter.',
];

/** A letter that several people sent. */
export const campaignLetter = `I object to the homes proposed north of Mill Lane. The road is narrow and has no pavement.
The surgery does not take new patients, and the field is the last gap between the two villages.
Please take the site out of the plan and protect that gap for good.`;
