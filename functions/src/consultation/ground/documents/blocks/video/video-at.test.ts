import { expect, it } from 'vitest';
import { videoAt } from './video-at.ts';

const ID = 'dQw4w9WgX-_';
const onYouTube = {
  host: 'YouTube',
  page: `https://www.youtube.com/watch?v=${ID}`,
  frame: `https://www.youtube-nocookie.com/embed/${ID}`,
};

it.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `http://youtube.com/watch?list=PL1&v=${ID}&t=42s`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
])('%s is a video on YouTube', (address) => {
  expect(videoAt(address)).toEqual(onYouTube);
});

it.each([
  ['https://vimeo.com/76979871', '76979871', ''],
  ['https://www.vimeo.com/channels/staffpicks/76979871', '76979871', ''],
  ['https://player.vimeo.com/video/76979871?autoplay=1', '76979871', ''],
  ['https://vimeo.com/76979871/8272103f6e', '76979871', '8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '76979871', '8272103f6e'],
])('%s is a video on Vimeo', (address, id, key) => {
  expect(videoAt(address)).toEqual({
    host: 'Vimeo',
    page: `https://vimeo.com/${id}${key && `/${key}`}`,
    frame: `https://player.vimeo.com/video/${id}?dnt=1${key && `&h=${key}`}`,
  });
});

it.each([
  '',
  'video',
  'javascript:alert(1)',
  `https://www.youtube.com/watch?v=${ID}more`,
  'https://www.youtube.com/@council',
  'https://www.youtube.com/playlist?list=PL1',
  `https://www.youtube.com.evil.test/watch?v=${ID}`,
  `https://evilyoutube.com/watch?v=${ID}`,
  `https://evil.test/https://youtu.be/${ID}`,
  `https://youtube.com:8443/watch?v=${ID}`,
  `https://youtube.com@evil.test/watch?v=${ID}`,
  `https://youtu.be/${ID}"><script>`,
  'https://vimeo.com/about',
  'https://vimeo.com/76979871/"onload',
  'https://council.gov.uk/film.mp4',
])('“%s” is no video of theirs', (address) => {
  expect(videoAt(address)).toBeUndefined();
});
