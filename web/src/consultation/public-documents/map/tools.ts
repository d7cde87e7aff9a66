import type { Map as MapLibre } from 'maplibre-gl';
import { easeMilliseconds } from '../../ground/document-map/ease.ts';
import { loadPart } from '../loading/load-part.ts';
import { islandMessages as messages } from '../messages.ts';
import { say } from '../notice.ts';
import { iconButton } from './icon-button.ts';

/** Zoom, full screen and a picture to keep, at the top right. */
export function addTools(map: MapLibre, figure: HTMLElement, frame: HTMLElement): void {
  const tools = Object.assign(document.createElement('div'), { className: 'map-tools' });
  const add = (icon: Parameters<typeof iconButton>[0], label: string, act: () => void) => {
    const button = iconButton(icon, label);
    button.addEventListener('click', act);
    tools.append(button);
  };
  const motion = { duration: easeMilliseconds() };
  add('plus', messages.zoomIn, () => map.zoomIn(motion));
  add('minus', messages.zoomOut, () => map.zoomOut(motion));
  if (document.fullscreenEnabled)
    add('fullScreen', messages.fullScreen, () => {
      if (document.fullscreenElement) void document.exitFullscreen();
      // With its key and the details of its sites, to which its popups lead.
      else void figure.requestFullscreen().catch(() => undefined);
    });
  add('camera', messages.screenshot, () => {
    void loadPart('save-picture', () => import('./save-picture.ts'))
      .then(({ savePicture }) => savePicture(map, figure))
      .catch(() => say(messages.screenshotFailed));
  });
  frame.append(tools);
}
