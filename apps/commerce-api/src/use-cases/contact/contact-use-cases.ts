import type { CatalogueReader } from '../../catalogue/catalogue-reader';
import type { LeadDraft } from '../../domain/contact/check-lead';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Leads } from '../../ports/leads';
import type { Newsletters } from '../../ports/newsletters';
import type { Visitor } from '../../sessions/visitor';
import { createNewsletterUseCases } from './newsletter-use-cases';
import { createSubmitLead, type LeadReceipt, type LeadSending, receiptOf, type SubmitLeadOptions } from './submit-lead';

/** What requests and newsletters need beside the backend. */
export interface ContactPorts extends Pick<SubmitLeadOptions, 'captcha' | 'uploads' | 'onCaptchaDown'> {
  readonly leads: Leads;
  readonly newsletters: Newsletters;
}

export interface ContactOptions
  extends ContactPorts,
    Pick<SubmitLeadOptions, 'limits' | 'accounts' | 'carts' | 'checkOrder'> {
  readonly catalogue: Pick<CatalogueReader, 'product'>;
}

/** What somebody who asks for something does. */
export function createContactUseCases(options: ContactOptions) {
  const { leads, catalogue } = options;
  const submitLead = createSubmitLead(options);
  return {
    submitLead,
    /** A question about a product, which the desk reads by its number and name (CF-06). */
    async requestInfo(
      visitor: Visitor,
      { productTemplateId, ...draft }: Omit<LeadDraft, 'kind' | 'product'> & { readonly productTemplateId: number },
      sending: LeadSending,
    ): Promise<LeadReceipt> {
      const product = catalogue.product(productTemplateId, visitor.locale);
      if (!product) throw new CommerceError('PRODUCT_NOT_FOUND', { productTemplateId });
      return await submitLead(
        visitor,
        { ...draft, kind: 'info', product: `${product.itemNumber} ${product.name}` },
        sending,
      );
    },
    /** Has a waiting request delivered; the same again for a link that was followed before. */
    async confirmLead(token: string): Promise<LeadReceipt> {
      const lead = await leads.confirm(token);
      if (!lead) throw new CommerceError('LINK_EXPIRED');
      return receiptOf(lead);
    },
    newsletter: createNewsletterUseCases(options),
  };
}
