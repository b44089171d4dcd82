import type { LegalText } from '@geven/legal-texts';
import { Breadcrumbs } from '@geven/ui/Breadcrumbs';
import { Container } from '@geven/ui/Container';
import { Heading } from '@geven/ui/Heading';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import * as styles from './legal-page.css';

interface LegalPageProps {
  text: LegalText;
  home: { label: string; href: string };
  breadcrumbsLabel: string;
}

/** Terms, privacy statement or product information: a contents list and readable text. */
export function LegalPage({ text, home, breadcrumbsLabel }: LegalPageProps) {
  return (
    <Container className={styles.page}>
      <Breadcrumbs
        homeHref={home.href}
        homeLabel={home.label}
        items={[{ label: text.title }]}
        label={breadcrumbsLabel}
      />
      <div className={styles.head}>
        <Heading className={styles.heading} level={1}>
          {text.title}
        </Heading>
        {text.updated && <Text tone="muted">{text.updated}</Text>}
      </div>
      <div className={styles.columns}>
        <nav aria-label={text.title} className={styles.contents}>
          <ul className={styles.contentsList}>
            {text.sections.map(({ id, heading }) => (
              <li key={id}>
                <a className={styles.contentsLink} href={`#${id}`}>
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Stack gap={10}>
          {text.sections.map(({ id, heading, body }) => (
            <section className={styles.section} id={id} key={id}>
              <Heading className={styles.heading} level={2} size="subheading">
                {heading}
              </Heading>
              {body.map((paragraph) => (
                <Text isMeasured key={paragraph}>
                  {paragraph}
                </Text>
              ))}
            </section>
          ))}
        </Stack>
      </div>
    </Container>
  );
}
