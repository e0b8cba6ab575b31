import type { ComponentProps, ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Button.module.css';

export type ButtonTone = 'main' | 'book' | 'line' | 'soft' | 'ink' | 'plain' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface Look {
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: IconName;
  iconEnd?: IconName;
  className?: string | undefined;
  children: ReactNode;
}

function look({ tone = 'line', size = 'md', className }: Pick<Look, 'tone' | 'size' | 'className'>): string {
  return [styles['button'], styles[tone], size === 'md' ? '' : styles[size], className]
    .filter(Boolean)
    .join(' ');
}

function inner({ icon, iconEnd, children }: Pick<Look, 'icon' | 'iconEnd' | 'children'>) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
}

type ButtonProps = Look & Omit<ComponentProps<'button'>, keyof Look>;

/** Button for every action. `main` is the screen's primary action, `book` opens a book. */
export function Button({
  tone,
  size,
  icon,
  iconEnd,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={look({ ...(tone && { tone }), ...(size && { size }), className })}
      {...rest}
    >
      {inner({ ...(icon && { icon }), ...(iconEnd && { iconEnd }), children })}
    </button>
  );
}

type ButtonLinkProps = Look & { to: To } & Omit<ComponentProps<typeof Link>, keyof Look | 'to'>;

/** A link that looks like a button: it navigates instead of performing an action. */
export function ButtonLink({ tone, size, icon, iconEnd, className, children, to, ...rest }: ButtonLinkProps) {
  return (
    <Link to={to} className={look({ ...(tone && { tone }), ...(size && { size }), className })} {...rest}>
      {inner({ ...(icon && { icon }), ...(iconEnd && { iconEnd }), children })}
    </Link>
  );
}

type IconButtonProps = { icon: IconName; label: string } & Omit<
  ComponentProps<'button'>,
  'children' | 'aria-label'
>;

/** A round button with only an icon; `label` is its accessible name. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={className ? `${styles['icon-button']} ${className}` : styles['icon-button']}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}

/** An emphasised inline link with a touch target 48 px high. */
export function TextLink({
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: Pick<Look, 'icon' | 'iconEnd' | 'children'> & ComponentProps<typeof Link>) {
  return (
    <Link className={className ? `${styles['link']} ${className}` : styles['link']} {...rest}>
      {inner({ ...(icon && { icon }), ...(iconEnd && { iconEnd }), children })}
    </Link>
  );
}
