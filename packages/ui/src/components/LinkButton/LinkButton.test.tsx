import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { LinkButton } from './LinkButton';

function RouterLink({ prefetch, ...props }: { href: string; prefetch: boolean; children?: ReactNode }) {
  return (
    <a data-prefetch={prefetch} {...props}>
      {props.children}
    </a>
  );
}

describe('LinkButton', () => {
  it('is a link and passes the link component its own props', () => {
    render(
      <LinkButton as={RouterLink} href="/checkout" prefetch={false}>
        To checkout
      </LinkButton>,
    );
    const link = screen.getByRole('link', { name: 'To checkout' });
    expect([link.getAttribute('href'), link.dataset.prefetch]).toEqual(['/checkout', 'false']);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<LinkButton href="/checkout">To checkout</LinkButton>);
    await expectNoAxeViolations();
  });
});
