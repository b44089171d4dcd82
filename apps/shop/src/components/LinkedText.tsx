import { Link } from '@geven/ui/Link';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';

interface LinkedTextProps {
  /** A text with one link between `<a>` and `</a>`. */
  children: string;
  href: string;
  /** Says that the link opens a new tab; with it, it does. */
  newTabLabel?: string | undefined;
}

/** A translated sentence with a link in it. */
export function LinkedText({ children, href, newTabLabel }: LinkedTextProps) {
  const [before, linked = '', after] = children.split(/<\/?a>/);
  return (
    <>
      {before}
      <Link href={href} {...(newTabLabel ? { target: '_blank', rel: 'noopener' } : {})}>
        {linked}
        {newTabLabel && <VisuallyHidden> ({newTabLabel})</VisuallyHidden>}
      </Link>
      {after}
    </>
  );
}
