import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from './spinner.tsx';
import { buttonRecipe } from './theme/recipes.ts';
import { Tooltip } from './tooltip.tsx';

const Base = chakra('button', buttonRecipe);
const LinkBase = chakra(Link, buttonRecipe);

export type ButtonProps = ComponentProps<typeof Base> & {
  icon?: ReactNode;
  /** Shows progress and ignores further presses; the label stays, so that nothing moves. */
  busy?: boolean;
};

/** A button whose label says what it does ("Save boundary"). `solid` for the one main action of a screen. */
export function Button({ icon, busy = false, children, onClick, ...props }: ButtonProps) {
  return (
    <Base
      type="button"
      aria-busy={busy || undefined}
      {...props}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </Base>
  );
}

export type IconButtonProps = Omit<ButtonProps, 'children'> & {
  /** Accessible name, shown as a tooltip. */
  label: string;
  icon: ReactNode;
};

/** A square button with an icon only; its name shows on hover and focus. */
export function IconButton({ label, icon, busy, ...props }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <Button
        variant="ghost"
        shape="square"
        aria-label={label}
        {...props}
        busy={busy ?? false}
        icon={icon}
      />
    </Tooltip>
  );
}

/** A link inside the product that looks like a button. */
export function ButtonLink({
  icon,
  children,
  ...props
}: ComponentProps<typeof LinkBase> & { icon?: ReactNode }) {
  return (
    <LinkBase data-button {...props}>
      {icon}
      {children}
    </LinkBase>
  );
}
