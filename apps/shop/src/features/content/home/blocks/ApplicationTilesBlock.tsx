import { textOf } from '@geven/cms-blocks';
import { PAGE_SIZE } from '@geven/timber';
import { Link } from '@geven/ui/Link';
import { Picture } from '@geven/ui/Picture';
import { Section } from '@geven/ui/Section';
import { listingHref } from '@/lib/listing/listing-address';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import type { SceneBlockProps } from '../../block-scene';
import * as styles from '../home.css';
import { pictureOf } from '../pictures';

/** Tiles lead to the products of an application; the slug is the attribute's value in the catalogue. */
const APPLICATIONS = ['terrace', 'facade', 'fence', 'veranda', 'jetty', 'raised-bed'] as const;

/** What timber is for: a picture of each application that leads to its products. */
export function ApplicationTilesBlock({ block, provider: { fill }, scene: { context } }: SceneBlockProps) {
  const { locale } = context;
  const t = getTexts(locale, 'home');
  return (
    <Section
      action={<Link href={href('category', locale)}>{getTexts(locale, 'common')('allProducts')}</Link>}
      heading={fill(textOf(block.title)) || t('applications')}
    >
      <ul className={styles.tiles}>
        {APPLICATIONS.map((application) => {
          const picture = pictureOf(`applications/${application}`);
          if (!picture) return null;
          return (
            <li className={styles.tile} key={application}>
              <Picture
                alt=""
                color={picture.colour}
                height={picture.height}
                ratio="4 / 3"
                src={picture.src}
                width={picture.width}
              />
              <a
                className={styles.tileLink}
                href={listingHref(locale, {
                  category: [],
                  filters: new Map([['application', [application]]]),
                  sort: '',
                  page: 1,
                  pageSize: PAGE_SIZE,
                  q: '',
                  view: 'cards',
                })}
              >
                {t(`application.${application}`)}
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
