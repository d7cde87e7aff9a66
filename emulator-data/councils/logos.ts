/** A made-up mark: initial letters on a shield in the council's colour; not a real council's arms. */
export function shield(initials: string, colour: string): string {
  return image(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${colour}" d="M8 6h48v26c0 14-10 22-24 28C18 54 8 46 8 32z"/><text x="32" y="40" font-family="sans-serif" font-size="24" font-weight="700" text-anchor="middle" fill="#fff">${initials}</text></svg>`,
  );
}

/** The mark with the council's name beside it. */
export function wordmark(initials: string, name: string, colour: string): string {
  // Drawn to its width in whichever face the reader has.
  const written = name.length * 13;
  const width = 84 + written;
  return image(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64"><path fill="${colour}" d="M8 6h48v26c0 14-10 22-24 28C18 54 8 46 8 32z"/><text x="32" y="40" font-family="sans-serif" font-size="22" font-weight="700" text-anchor="middle" fill="#fff">${initials}</text><text x="72" y="41" textLength="${written}" lengthAdjust="spacingAndGlyphs" font-family="sans-serif" font-size="24" font-weight="600" fill="#1b1b1b">${name}</text></svg>`,
  );
}

function image(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
