import { ArticleCard } from '@geven/ui/ArticleCard';
import { Grid } from '@geven/ui/Grid';
import { Picture } from '@geven/ui/Picture';
import type { StoryPicture } from '../block-provider';
import * as styles from './lists.css';

/** An article as a list shows it. */
export interface ListedArticle {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly lead: string;
  /** Date and minutes to read. */
  readonly meta: string;
  readonly topic: string;
  readonly picture: StoryPicture | null;
}

export interface ArticleCardsProps {
  articles: readonly ListedArticle[];
  /** Whether the first one leads the list, large. */
  hasLead?: boolean;
  headingLevel?: 2 | 3;
}

/** Articles beside each other, the newest large above them (CM-05). */
export function ArticleCards({ articles, hasLead = false, headingLevel = 2 }: ArticleCardsProps) {
  const [first] = articles;
  const lead = hasLead && first?.picture ? first : null;
  const rest = lead ? articles.slice(1) : articles;
  return (
    <div className={styles.articles}>
      {lead && (
        <ArticleCard
          className={styles.lead}
          headingLevel={headingLevel}
          href={lead.href}
          isWide
          meta={metaOf(lead)}
          name={lead.title}
          picture={<ArticlePicture picture={lead.picture} isLead />}
        >
          {lead.lead}
        </ArticleCard>
      )}
      {rest.length > 0 && (
        <Grid as="ul" columns={{ base: 1, sm: 2, md: 3 }} rowGap={12}>
          {rest.map((article) => (
            <li key={article.id}>
              <ArticleCard
                headingLevel={headingLevel}
                href={article.href}
                meta={metaOf(article)}
                name={article.title}
                picture={<ArticlePicture picture={article.picture} />}
              >
                {article.lead}
              </ArticleCard>
            </li>
          ))}
        </Grid>
      )}
    </div>
  );
}

const metaOf = ({ topic, meta }: ListedArticle): string => [topic, meta].filter(Boolean).join(' · ');

function ArticlePicture({ picture, isLead = false }: { picture: StoryPicture | null; isLead?: boolean }) {
  if (!picture) return null;
  return (
    <Picture
      {...picture}
      alt=""
      fetchPriority={isLead ? 'high' : undefined}
      loading={isLead ? 'eager' : 'lazy'}
      ratio="4 / 3"
      sizes={
        isLead
          ? '(max-width: 1023px) 100vw, 898px'
          : '(max-width: 639px) 100vw, (max-width: 767px) 50vw, (max-width: 1439px) 33vw, 437px'
      }
    />
  );
}
