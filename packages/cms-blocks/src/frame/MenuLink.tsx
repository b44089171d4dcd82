import * as styles from './frame.css';
import type { FrameLink } from './menu-links';

export interface MenuLinkProps {
  entry: FrameLink;
  className?: string | undefined;
  /** Opens in a new tab, where the other page cannot reach this one (FT-11). */
  isElsewhere?: boolean;
}

/** An entry of a menu: its icon, where it has one, and its words (FT-10). Plain words where it leads nowhere. */
export function MenuLink({ entry: { href, title, icon }, className, isElsewhere = false }: MenuLinkProps) {
  const content = (
    <>
      {icon && (
        <img
          alt={icon.alt}
          className={styles.icon}
          height={icon.height}
          loading="lazy"
          src={icon.src}
          title={icon.title || undefined}
          width={icon.width}
        />
      )}
      {title}
    </>
  );
  if (href === null) return <span className={className}>{content}</span>;
  return (
    <a className={className} href={href} {...(isElsewhere ? { rel: 'noopener', target: '_blank' } : {})}>
      {content}
    </a>
  );
}
