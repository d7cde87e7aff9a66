/** Outlines of lucide's icons, 24 by 24. */
const outlines = {
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  close: 'M18 6 6 18M6 6l12 12',
  previous: 'm15 18-6-6 6-6',
  next: 'm9 18 6-6-6-6',
  fullScreen:
    'M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3',
  camera:
    'M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4zM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
} as const;

/** A button that shows an icon and is called what it does. */
export function iconButton(icon: keyof typeof outlines, label: string): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', title: label });
  button.className = 'icon-button';
  button.setAttribute('aria-label', label);
  button.innerHTML = `<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${outlines[icon]}"/></svg>`;
  return button;
}
