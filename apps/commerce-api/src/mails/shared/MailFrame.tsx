import { Body, Container, Head, Html, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { MailFrameContent } from './mail-content';
import { mailStyles } from './mail-styles';

interface MailFrameProps extends MailFrameContent {
  readonly children: ReactNode;
}

/** The sheet around every mail: the brand above, who we are below. */
export function MailFrame({ locale, brand, preview, footer, children }: MailFrameProps) {
  return (
    <Html lang={locale}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={mailStyles.body}>
        <Container style={mailStyles.sheet}>
          <Section style={mailStyles.header}>
            <Text style={mailStyles.brand}>{brand}</Text>
          </Section>
          <Section style={mailStyles.main}>{children}</Section>
          <Section style={mailStyles.footer}>
            {footer.map((line) => (
              <Text key={line} style={mailStyles.small}>
                {line}
              </Text>
            ))}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
