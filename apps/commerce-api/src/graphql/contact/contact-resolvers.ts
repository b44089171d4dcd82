import type { Resolvers } from '../../generated/resolvers-types';
import type { MailingContact } from '../../use-cases/contact/newsletter-use-cases';
import type { LeadReceipt } from '../../use-cases/contact/submit-lead';

export const contactResolvers: Resolvers = {
  Query: {
    getMailings: (_root, _args, { useCases, locale }) => useCases.contact.newsletter.mailings(locale),
    getMailingContact: async (_root, _args, { useCases, visitor }) =>
      toMailingContact(await useCases.contact.newsletter.getMailingContact(visitor)),
  },
  Mutation: {
    createContactLead: async (_root, { lead, ...sending }, { useCases, visitor }) =>
      toLeadReceipt(await useCases.contact.submitLead(visitor, lead, sending)),
    complaintRequest: async (_root, { complaint: { files, ...draft }, ...sending }, { useCases, visitor }) =>
      toLeadReceipt(await useCases.contact.submitLead(visitor, { ...draft, kind: 'complaint' }, { ...sending, files })),
    changeOrderRequest: async (_root, { change, ...sending }, { useCases, visitor }) =>
      toLeadReceipt(await useCases.contact.submitLead(visitor, { ...change, kind: 'changeOrder' }, sending)),
    requestQuote: async (_root, { quote: { files, ...draft }, ...sending }, { useCases, visitor }) =>
      toLeadReceipt(await useCases.contact.submitLead(visitor, { ...draft, kind: 'quote' }, { ...sending, files })),
    infoRequest: async (_root, { info, ...sending }, { useCases, visitor }) =>
      toLeadReceipt(await useCases.contact.requestInfo(visitor, info, sending)),
    createCrmOverlayBox: async (_root, { message: { description, ...draft }, ...sending }, { useCases, visitor }) =>
      toLeadReceipt(
        await useCases.contact.submitLead(visitor, { ...draft, kind: 'chat', message: description }, sending),
      ),
    confirmLead: async (_root, { token }, { useCases }) => toLeadReceipt(await useCases.contact.confirmLead(token)),
    newsLetterSubscribe: async (_root, { email, website }, { useCases, visitor }) => {
      await useCases.contact.newsletter.subscribe(visitor, email, website);
      return true;
    },
    confirmNewsletter: async (_root, { token }, { useCases }) => {
      await useCases.contact.newsletter.confirm(token);
      return true;
    },
    unsubscribeNewsletter: async (_root, { token }, { useCases }) => {
      await useCases.contact.newsletter.unsubscribe(token);
      return true;
    },
    subscribeNewsletter: async (_root, { mailings }, { useCases, visitor }) =>
      toMailingContact(await useCases.contact.newsletter.choose(visitor, mailings)),
  },
};

const toLeadReceipt = ({ readFrom, ...receipt }: LeadReceipt) => ({ ...receipt, readFrom: readFrom.toISOString() });

const toMailingContact = ({ email, subscriptionList }: MailingContact) => ({
  email,
  subscriptionList: [...subscriptionList],
});
