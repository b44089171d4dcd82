import type { MailingContact, MailingInput, SdkError } from '@geven/odoo-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '../SdkProvider';
import { contactQueries } from './contact-queries';

/** What somebody signs up with. */
export interface NewsletterInput {
  readonly email: string;
  /** What the field holds that people do not see. */
  readonly website?: string;
}

export interface UseNewsletterOptions {
  /** Whether the newsletters of whoever is logged in are asked for; false for guests. @default false */
  readonly enabled?: boolean;
}

/** Newsletters: signing up with a mailed link (FT-17), and which of them a customer gets (DB-30). */
export function useNewsletter({ enabled = false }: UseNewsletterOptions = {}) {
  const sdk = useSdk();
  const client = useQueryClient();
  return {
    mailingContact: useQuery({ ...contactQueries.mailingContact(sdk), enabled }),
    /** Mails a link; nothing tells whether the address is known. */
    signUp: useMutation<void, SdkError, NewsletterInput>({
      mutationFn: ({ email, website }) => sdk.contact.newsLetterSubscribe(email, website),
    }),
    /** Those left out stay as they are. */
    choose: useMutation<MailingContact, SdkError, readonly MailingInput[]>({
      mutationFn: (mailings) => sdk.contact.subscribeNewsletter(mailings),
      onSuccess: (contact) => client.setQueryData(contactQueries.mailingContact(sdk).queryKey, contact),
    }),
  };
}
