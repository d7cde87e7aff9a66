import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

/** The maximum height of select menus, in px (specification 002 section 9). */
const MAX_HEIGHT = 200;
const GAP = 4;
const EDGE = 8;

/** The menu of a combobox, as wide as its input and below it, or above it if there is no room; it follows the input. */
export function ListBox({
  id,
  anchor,
  label,
  at,
  children,
}: {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  label: string;
  /** Index of the option that the keyboard is on, scrolled into view. */
  at: number;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [menu, input] = [box.current, anchor.current];
    if (!menu || !input) return;
    menu.showPopover();
    const place = () => {
      const { left, top, bottom, width } = input.getBoundingClientRect();
      const { height } = menu.getBoundingClientRect();
      const above = bottom + GAP + height > innerHeight - EDGE && top - GAP - height > EDGE;
      menu.style.minWidth = `${width}px`;
      menu.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - menu.offsetWidth - EDGE))}px`;
      menu.style.top = `${above ? top - GAP - height : bottom + GAP}px`;
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(menu);
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [anchor]);
  useLayoutEffect(() => {
    const menu = box.current;
    const option = menu?.children[at];
    if (!(menu && option instanceof HTMLElement)) return;
    const { offsetTop, offsetHeight } = option;
    if (offsetTop < menu.scrollTop) menu.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > menu.scrollTop + menu.clientHeight)
      menu.scrollTop = offsetTop + offsetHeight - menu.clientHeight;
  }, [at]);
  return (
    <Menu
      ref={box}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={label}
      style={{ maxHeight: MAX_HEIGHT }}
      // A press on the scrollbar does not take the focus from the input.
      onPointerDown={(event) => event.preventDefault()}
    >
      {children}
    </Menu>
  );
}

const Menu = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    m: '0',
    maxW: 'min(420px, calc(100vw - 16px))',
    overflow: 'auto',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'md',
    boxShadow: 'floating',
    outlineWidth: '1px',
    outlineStyle: 'solid',
    outlineColor: 'border',
    zIndex: 'floating',
    py: '1',
  },
});
