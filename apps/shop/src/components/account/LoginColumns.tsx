import { Heading } from '@geven/ui/Heading';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import type { Entrance } from '@/lib/account/entrances';
import type { AccountFormView } from './account-form';
import * as styles from './account-forms.css';
import { Benefits } from './Benefits';
import { LoginForm } from './LoginForm';

interface LoginColumnsProps extends AccountFormView {
  entrance: Entrance;
  registerHref: string;
  /** Where a guest goes on. */
  guestHref: string;
}

/** Existing client, new client, or guest (AU-03, CO-08). */
export function LoginColumns({ entrance, registerHref, guestHref, ...view }: LoginColumnsProps) {
  const { text } = view;
  return (
    <div className={styles.columns}>
      <section className={styles.column}>
        <Heading level={2} size="heading">
          {text('login.existing')}
        </Heading>
        <LoginForm {...view} entrance={entrance} />
      </section>
      <section className={styles.column}>
        <Heading level={2} size="heading">
          {text('login.new')}
        </Heading>
        <Benefits text={text} />
        <LinkButton href={registerHref} isFull size="large" variant="outline">
          {text('login.register')}
        </LinkButton>
      </section>
      <section className={styles.column}>
        <Heading level={2} size="heading">
          {text('login.guest')}
        </Heading>
        <Text>{text('login.guestText')}</Text>
        <LinkButton href={guestHref} isFull size="large" variant="secondary">
          {text('login.continue')}
        </LinkButton>
      </section>
    </div>
  );
}
