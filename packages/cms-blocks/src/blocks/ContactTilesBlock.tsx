import { Grid } from '@geven/ui/Grid';
import { Heading } from '@geven/ui/Heading';
import { Link } from '@geven/ui/Link';
import { Text } from '@geven/ui/Text';
import { blocksOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';
import { resolveLink } from '../resolve-link';
import * as styles from './blocks.css';

/** Ways to reach the shop: each tile has a title, a link and a line on when to take it. */
export function ContactTilesBlock({ block, provider }: BlockProps) {
  const { fill } = provider;
  const tiles = blocksOf(block.tiles).filter(({ title }) => textOf(title) !== '');
  if (tiles.length === 0) return null;
  return (
    <Grid as="ul" columns={{ base: 1, sm: 2, lg: 3 }}>
      {tiles.map(({ _uid, title, text, label, link }) => {
        const href = resolveFilled(link, provider);
        return (
          <li className={styles.tile} key={_uid}>
            <Heading level={2} size="subheading">
              {fill(textOf(title))}
            </Heading>
            {href && textOf(label) && <Link href={href}>{fill(textOf(label))}</Link>}
            {textOf(text) && <Text tone="muted">{fill(textOf(text))}</Text>}
          </li>
        );
      })}
    </Grid>
  );
}

/** A tile may lead to `{seller.phone}`: the place is filled in before the address is looked at. */
function resolveFilled(link: unknown, provider: BlockProps['provider']): string | null {
  if (typeof link !== 'object' || link === null || !('url' in link)) return resolveLink(link, provider);
  const { url } = link;
  return resolveLink({ ...link, url: typeof url === 'string' ? provider.fill(url) : url }, provider);
}
