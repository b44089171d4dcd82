import type { Product } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { TextArea } from '@geven/ui/TextArea';
import { TextField } from '@geven/ui/TextField';
import { CaptchaField } from '@/components/captcha/CaptchaField';
import { Honeypot } from '@/components/honeypot/Honeypot';
import { CAMPAIGN_FIELD } from '@/lib/cart/campaign-query';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './service.css';

interface QuestionBoxProps {
  locale: Locale;
  product: Pick<Product, 'id'>;
}

/** A question about a product: a plain form, whose answer is a page of its own because everybody shares this one (PD-28). */
export function QuestionBox({ locale, product }: QuestionBoxProps) {
  const text = getTexts(locale, 'contact');
  return (
    <form action="/api/contact/product" className={styles.question} id="question" method="post">
      <input name="locale" type="hidden" value={locale} />
      <input name="product" type="hidden" value={product.id} />
      <input name={CAMPAIGN_FIELD} type="hidden" value="" />
      <TextField
        autoComplete="name"
        id="question-name"
        label={text('field.name')}
        maxLength={100}
        name="name"
        required
      />
      <TextField
        autoComplete="email"
        id="question-email"
        inputMode="email"
        label={text('field.email')}
        maxLength={254}
        name="email"
        required
        type="email"
      />
      <TextArea id="question-message" label={text('field.message')} maxLength={5000} name="message" required rows={3} />
      <Honeypot text={text} />
      <CaptchaField locale={locale} />
      <Button type="submit" variant="secondary">
        {text('send')}
      </Button>
    </form>
  );
}
