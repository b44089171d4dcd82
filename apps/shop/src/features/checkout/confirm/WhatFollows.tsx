import { Heading } from '@geven/ui/Heading';
import { ProcessLine } from '@geven/ui/ProcessLine';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';
import { orderStations } from '../order-stations';

/** What follows an order that is not paid in this page: how it is paid, and the way to its delivery. */
export function WhatFollows({ view }: { view: CheckoutView }) {
  const { cart, text } = view;
  const kind = cart.paymentProvider?.kind;
  if (kind !== 'WIRE' && kind !== 'ACCOUNT' && kind !== 'FREE') return null;
  return (
    <section className={styles.follows}>
      <Stack gap={4}>
        <Heading level={2} size="subheading">
          {text('success.next')}
        </Heading>
        {/* Until delivery costs are agreed upon nothing is to be transferred: the notice in the box says so. */}
        {!cart.deliveryCalculatedAfterwards && (
          <Text isMeasured>{text(`confirm.follows.${kind}`, { term: cart.paymentTermName ?? '' })}</Text>
        )}
        <ProcessLine
          className={styles.followsLine}
          currentLabel={text('success.stepCurrent')}
          doneLabel={text('success.stepDone')}
          label={text('success.next')}
          stations={orderStations(view, kind !== 'WIRE').map((station) => ({ ...station, state: 'ahead' }))}
        />
      </Stack>
    </section>
  );
}
