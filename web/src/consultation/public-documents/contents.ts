/** Marks in the contents the section that is being read. */
export default function followReading(contents: HTMLElement): void {
  const links = new Map(
    [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => [
      link.hash.slice(1),
      link,
    ]),
  );
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
  let current: HTMLAnchorElement | undefined;
  let waits = false;
  const look = () => {
    waits = false;
    const line = innerHeight / 4;
    const read = headings.findLast((each) => each.getBoundingClientRect().top <= line);
    const link = read && links.get(read.id);
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
    current = link;
    if (link) keepInSight(contents, link);
  };
  const soon = () => {
    if (!waits) requestAnimationFrame(look);
    waits = true;
  };
  addEventListener('scroll', soon, { passive: true });
  addEventListener('resize', soon, { passive: true });
  look();
}

function keepInSight(contents: HTMLElement, link: HTMLElement): void {
  const top = link.offsetTop;
  const isAbove = top < contents.scrollTop;
  const isBelow = top + link.offsetHeight > contents.scrollTop + contents.clientHeight;
  if (isAbove || isBelow) contents.scrollTop = top - contents.clientHeight / 2;
}
