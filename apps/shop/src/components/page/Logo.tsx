import type { Layout } from '@/lib/content/load-layout';
import * as styles from './logo.css';

interface LogoProps {
  picture: Layout['logo'];
  /** What the shop is called. */
  name: string;
}

/** The logo that editors uploaded, else the shop's name in letters. The link around it says where it leads (HD-01). */
export function Logo({ picture, name }: LogoProps) {
  if (!picture) return name;
  const { alt, src, width, height } = picture;
  return <img alt={alt || name} className={styles.picture} height={height} src={src} width={width} />;
}
