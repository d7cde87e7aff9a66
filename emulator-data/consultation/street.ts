/** A picture as a council would upload it, before it is drawn. */
export interface DemoPicture {
  name: string;
  svg: string;
  alt: string;
  caption: string;
}

const SIZE = { width: 1600, height: 720 };

const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" rx="${rx}"/>`;
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

const GROUND = 470;
const WALLS = ['#c96f4a', '#e0b184', '#b85c43', '#d9c3a0', '#a9583f', '#cf8a63'];

/** A house of a terrace: door, windows, a gable or a flat roof. */
function house(at: number): string {
  const width = 150;
  const x = 20 + at * width;
  const storeys = 2 + ((at * 7) % 3);
  const height = 40 + storeys * 78;
  const top = GROUND - height;
  const roof =
    storeys === 4
      ? rect(x, top - 14, width, 14, '#4c4a52')
      : path(`M${x} ${top}l${width / 2} -62l${width / 2} 62z`, '#5d4f55');
  const windows = Array.from({ length: storeys }, (_, storey) =>
    [26, 88].map((left) =>
      storey === 0 && left === 88
        ? rect(x + left, GROUND - 84, 36, 84, '#2f4b5c', 3)
        : rect(x + left, GROUND - 92 - storey * 78, 36, 52, '#dcebf2', 3),
    ),
  );
  return roof + rect(x, top, width, height, WALLS[at % WALLS.length]!) + windows.flat().join('');
}

const tree = (x: number) =>
  rect(x - 7, 400, 14, 110, '#6b4f3a') +
  circle(x, 372, 58, '#4f8a4c') +
  circle(x - 36, 398, 40, '#5b9a55') +
  circle(x + 38, 396, 42, '#457c45');

const person = (x: number, coat: string, size = 1) =>
  `<g transform="translate(${x} 520) scale(${size})">${circle(0, -84, 11, '#5b4636')}${rect(-13, -72, 26, 42, coat, 9)}${rect(-11, -34, 9, 34, '#39424e', 3)}${rect(2, -34, 9, 34, '#39424e', 3)}</g>`;

const cyclist = (x: number, coat: string) =>
  `<g transform="translate(${x} 574)" fill="none" stroke="#26323d" stroke-width="5"><circle cx="-34" cy="-24" r="24"/><circle cx="34" cy="-24" r="24"/><path d="M-34 -24L-8 -24L18 -56L-18 -56L-8 -24M18 -56L34 -24M18 -56L14 -70L28 -72"/><path d="M-16 -62L4 -98L18 -74" stroke="${coat}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/><circle cx="8" cy="-116" r="7" fill="#5b4636" stroke="#5b4636"/></g>`;

const bus = (x: number, colour: string) =>
  rect(x, 528, 330, 128, colour, 16) +
  [0, 1, 2, 3].map((at) => rect(x + 20 + at * 62, 546, 52, 46, '#dcebf2', 5)).join('') +
  rect(x + 270, 546, 44, 84, '#cfe3ec', 5) +
  [70, 252]
    .map((at) => circle(x + at, 656, 26, '#26323d') + circle(x + at, 656, 11, '#9aa5af'))
    .join('');

/** A street as the draft plan imagines it, with a bus in the council's colour. */
export const street = (colour: string): DemoPicture => ({
  name: 'a-street-for-everybody.png',
  svg: drawStreet(colour),
  alt: 'Drawing of a street with brick houses of two to four storeys. People walk on a wide pavement under trees; beside it two people cycle on a path of their own, and a bus drives on the road.',
  caption: 'How a main street could look: trees, a wide pavement, a cycle path and room for buses.',
});

/** Shapes alone: words would look different on each machine. */
function drawStreet(colour: string): string {
  const parts = [
    rect(0, 0, 1600, 720, '#d7e9f3'),
    path('M0 330Q300 220 640 300T1240 250T1600 300V480H0z', '#b5d1b4'),
    Array.from({ length: 10 }, (_, at) => house(at)).join(''),
    rect(0, GROUND, 1600, 54, '#d8d2c8'),
    rect(0, 524, 1600, 56, '#6fa287'),
    rect(0, 580, 1600, 6, '#f3f1ea'),
    rect(0, 586, 1600, 134, '#626a73'),
    Array.from({ length: 14 }, (_, at) => rect(20 + at * 118, 694, 64, 6, '#f3f1ea')).join(''),
    [140, 470, 800, 1130, 1460].map(tree).join(''),
    person(300, '#b5473c'),
    person(338, '#2f6f8f', 0.72),
    person(640, '#7a4f8c'),
    person(980, '#d08b2c'),
    person(1024, '#36715c'),
    person(1310, '#43577a'),
    cyclist(560, '#b5473c'),
    cyclist(1190, '#2f6f8f'),
    bus(720, colour),
  ];
  const { width, height } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}
